import { useEffect, useState } from 'react'
import { addressOf, ask } from '../ask.ts'
import type { Query, Refusal } from '../ask.ts'

export type Asked<T> = {
  /** The latest that came; while another is asked for, the one before it. */
  value: T | undefined
  refusal: Refusal | undefined
  isAsking: boolean
  /** `value` answers an earlier question. */
  isStale: boolean
  askAgain: () => void
}

type Came<T> = { address: string; turn: number; value?: T; refusal?: Refusal }

/** Asks when the address or the query changes; without a path it waits. What is late is dropped. */
export function useAsked<T>(path: string | undefined, query: Query = {}): Asked<T> {
  const [turn, setTurn] = useState(0)
  const [came, setCame] = useState<Came<T>>()
  const address = path === undefined ? undefined : addressOf(path, query)

  useEffect(() => {
    if (address === undefined) return
    const leaving = new AbortController()
    ask<T>(address, { signal: leaving.signal }).then(
      (reply) => {
        if (leaving.signal.aborted) return
        setCame((before) =>
          reply.ok
            ? { address, turn, value: reply.value }
            : { address, turn, refusal: reply.error, ...kept(before) },
        )
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [address, turn])

  const isAsking = address !== undefined && (came?.address !== address || came.turn !== turn)
  return {
    value: came?.value,
    refusal: isAsking ? undefined : came?.refusal,
    isAsking,
    isStale: came !== undefined && came.address !== address,
    askAgain: () => setTurn((last) => last + 1),
  }
}

function kept<T>(before: Came<T> | undefined): { value?: T } {
  return before?.value === undefined ? {} : { value: before.value }
}
