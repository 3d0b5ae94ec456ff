import { useEffect, useState } from 'react'
import { addressOf, ask } from '../ask.ts'
import type { Query, Refusal } from '../ask.ts'

export type Asked<T> = {
  /** Of the latest reply. While another is asked for, it stays. */
  value: T | undefined
  refusal: Refusal | undefined
  isAsking: boolean
  /** `value` answers an earlier question. */
  isStale: boolean
  askAgain: () => void
}

type Latest<T> = { address: string; turn: number; value?: T; refusal?: Refusal }

/** Asks when the address or the query changes; without a path it asks nothing. A reply to an earlier question is dropped. */
export function useAsked<T>(path: string | undefined, query: Query = {}): Asked<T> {
  const [turn, setTurn] = useState(0)
  const [latest, setLatest] = useState<Latest<T>>()
  const address = path === undefined ? undefined : addressOf(path, query)

  useEffect(() => {
    if (address === undefined) return
    const leaving = new AbortController()
    ask<T>(address, { signal: leaving.signal }).then(
      (reply) => {
        if (leaving.signal.aborted) return
        setLatest((before) =>
          reply.ok
            ? { address, turn, value: reply.value }
            : { address, turn, refusal: reply.error, ...kept(before) },
        )
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [address, turn])

  const isAsking = address !== undefined && (latest?.address !== address || latest.turn !== turn)
  return {
    value: latest?.value,
    refusal: isAsking ? undefined : latest?.refusal,
    isAsking,
    isStale: latest !== undefined && latest.address !== address,
    askAgain: () => setTurn((last) => last + 1),
  }
}

function kept<T>(before: Latest<T> | undefined): { value?: T } {
  return before?.value === undefined ? {} : { value: before.value }
}
