import { useEffect, useState } from 'react'
import type { TeamReply } from '../../../contract/api.ts'
import { useVisit } from '../../state/visit.ts'
import { askAgainAfter, isTeamReply } from './team-reply.ts'

/** `isWaiting`: this browser's answers could not be sent yet. */
export type SeenTeam = {
  isMember: boolean
  reply?: TeamReply | undefined
  isWaiting?: boolean
  hasFailed?: boolean
}

/**
 * What the server says of a team, asked again each minute, or each `eachMs`, while the page is in sight, and when it comes
 * into sight; after a failure within seconds. What this browser has to add is sent first, and may be refused.
 */
export function useTeam(team: string, eachMs?: number): SeenTeam {
  const { api, responseQueue, teams } = useVisit()
  const [seen, setSeen] = useState<SeenTeam>(() => ({ isMember: teams.has(team) }))

  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let isGone = false

    async function ask() {
      clearTimeout(again)
      if (document.hidden) return
      await responseQueue.sendAll()
      const body = await api.readTeam(team)
      if (isGone) return
      const reply = isTeamReply(body) ? body : undefined
      const isWaiting = responseQueue.waitsFor(team)
      setSeen((before) => ({
        isMember: teams.has(team),
        reply: reply ?? before.reply,
        isWaiting,
        hasFailed: !reply,
      }))
      failures = reply && !isWaiting ? 0 : failures + 1
      clearTimeout(again)
      again = setTimeout(() => void ask(), askAgainAfter(failures, Math.random(), eachMs))
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      clearTimeout(again)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api, responseQueue, team, teams, eachMs])

  return seen
}
