import { useCallback, useState } from 'react'
import { ask } from '../ask.ts'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { News } from '../../contract/desk.ts'
import { keepLook, nextLook, readLook } from './looks.ts'
import { useAsked } from './use-asked.ts'
import { useInterval } from './use-interval.ts'

const EVERY_MS = 60_000

/** What came in meanwhile, and what this browser has seen of it. */
export function useNews() {
  const [look, setLook] = useState(() => readLook())
  const { value, askAgain } = useAsked<News>(DESK_PATHS.news, { after: look?.seen ?? 0 })
  useInterval(EVERY_MS, askAgain)

  /** Called when the list of leads is shown: what is in it by now has been seen. */
  const noteLook = useCallback(async () => {
    const reply = await ask<News>(DESK_PATHS.news, { query: { after: 0 } })
    if (!reply.ok) return
    const next = nextLook(readLook(), reply.value.newest, Date.now())
    keepLook(next)
    setLook(next)
  }, [])

  return {
    news: value,
    /** Before a first look none is. */
    newLeads: look ? value?.leads : undefined,
    isNew: (leadId: number) => look !== undefined && leadId > look.before,
    noteLook,
  }
}
