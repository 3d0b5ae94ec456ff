import { useEffect, useState } from 'react'
import type { TeamReply } from '../../../contract/api.ts'
import { isRecord } from '../../../domain/record.ts'
import { MODEL } from '../../../generated/model.ts'
import { useVisit } from '../../state/visit.ts'

const ASK_AGAIN_MS = 60_000
const FIRST_WAIT_MS = 4000

/** `isWaiting`: this browser's answers could not be sent yet. */
export type SeenTeam = {
  isMember: boolean
  reply?: TeamReply | undefined
  isWaiting?: boolean
  hasFailed?: boolean
}

/**
 * What the server says of a team, asked again each minute while the page is in sight, and when it comes into sight;
 * after a failure within seconds. What this browser has to add is sent first, and may be refused.
 */
export function useTeam(team: string): SeenTeam {
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
      again = setTimeout(() => void ask(), waitAfter(failures, Math.random()))
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      clearTimeout(again)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api, responseQueue, team, teams])

  return seen
}

/** Whether it is our server's, about the questions that this page has: during a deploy it may have others. */
export function isTeamReply(value: unknown): value is TeamReply {
  return isRecord(value) && value['version'] === MODEL.version
}

/** Doubles each time. The jitter keeps a team that was turned away together from coming back together. */
export function waitAfter(failures: number, random: number): number {
  if (failures === 0) return ASK_AGAIN_MS
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), ASK_AGAIN_MS) * (0.5 + random)
}
