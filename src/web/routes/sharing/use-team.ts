import { useEffect, useState } from 'react'
import type { TeamReply } from '../../../contract/api.ts'
import { teamReplyOf } from '../../team-reply.ts'
import { useVisit } from '../../state/visit.ts'

const ASK_AGAIN_MS = 60_000

/** `isWaiting`: this browser's answers could not be sent yet. */
export type SeenTeam = {
  isMember: boolean
  reply?: TeamReply | undefined
  isWaiting?: boolean
  hasFailed?: boolean
}

/**
 * What the server says of a team, asked again each minute while the page is in sight, and when it comes into sight.
 * What this browser has to add is sent first, and may be refused.
 */
export function useTeam(team: string): SeenTeam {
  const { api, responseQueue, teams } = useVisit()
  const [seen, setSeen] = useState<SeenTeam>(() => ({ isMember: teams.has(team) }))

  useEffect(() => {
    async function ask() {
      if (document.hidden) return
      await responseQueue.sendAll()
      const reply = teamReplyOf(await api.readTeam(team))
      setSeen((before) => ({
        isMember: teams.has(team),
        reply: reply ?? before.reply,
        isWaiting: responseQueue.waitsFor(team),
        hasFailed: !reply,
      }))
    }
    void ask()
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api, responseQueue, team, teams])

  return seen
}
