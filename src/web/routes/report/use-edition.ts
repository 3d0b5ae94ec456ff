import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { EDITION_PATH } from '../../../contract/api.ts'
import type { Edition } from '../../../domain/edition/edition.ts'

let known: Edition | undefined
let reading: Promise<void> | undefined

/** Asks once for what is published of how common answers are; while a result is on its way, there is time for it. */
export function fetchEdition(): Promise<void> {
  reading ??= fetch(EDITION_PATH)
    .then(async (reply) => {
      if (reply.status === 200) known = await reply.json()
    })
    .catch(() => {})
  return reading
}

/**
 * It is for a text that must not move what is being read: undefined unless it is there with the report, or arrives
 * while the end of `before` is still below the window.
 */
export function useEdition(before: RefObject<HTMLElement | null>): Edition | undefined {
  const [edition, setEdition] = useState(known)
  useEffect(() => {
    void fetchEdition().then(() => {
      const end = before.current?.getBoundingClientRect().bottom ?? 0
      if (end >= innerHeight) setEdition(known)
    })
  }, [before])
  return edition
}
