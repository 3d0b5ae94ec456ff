import { useEffect, useState } from 'react'
import type { TeamReply } from '../../../contract/api.ts'
import { teamReplyOf } from '../../team-reply.ts'
import { useVisit } from '../../state/visit.ts'

const ASK_AGAIN_MS = 60_000

/**
 * What the server says of a team, asked again each minute while the page is in sight, and when it comes into sight.
 * What this browser has to add is sent first.
 */
export function useTeam(team: string) {
  const { api, responseQueue } = useVisit()
  const [reply, setReply] = useState<TeamReply>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isLeft = false
    async function ask() {
      if (document.hidden) return
      await responseQueue.send()
      const latest = teamReplyOf(await api.readTeam(team))
      if (isLeft) return
      setFailed(!latest)
      if (latest) setReply(latest)
    }
    void ask()
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isLeft = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api, responseQueue, team])

  return { reply, hasFailed }
}
