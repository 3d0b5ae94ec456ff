import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { BENCHMARK_PATH } from '../../../contract/api.ts'
import type { Edition } from '../../../domain/benchmark/edition.ts'

/**
 * What is published of how common answers are, for a text that must not move what is being read: undefined unless it
 * arrives while the end of `before` is still below the window.
 */
export function useEdition(before: RefObject<HTMLElement | null>): Edition | undefined {
  const [edition, setEdition] = useState<Edition>()
  useEffect(() => {
    async function read() {
      const reply = await fetch(BENCHMARK_PATH)
      const published = reply.status === 200 ? await reply.json() : undefined
      const end = before.current?.getBoundingClientRect().bottom ?? 0
      if (end >= innerHeight) setEdition(published)
    }
    read().catch(() => {})
  }, [before])
  return edition
}
