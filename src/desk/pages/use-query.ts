import { useEffect, useState } from 'react'
import { ask } from './ask.ts'
import type { Refusal } from './ask.ts'

type Query<T> = {
  /** From the latest successful reply, which may be that to another address while this one is loading. */
  value: T | undefined
  refusal: Refusal | undefined
  isLoading: boolean
  refetch: () => void
}

type Latest<T> = { key: string; address: string; value?: T; refusal?: Refusal }

/** Loads when first shown, when the address or the `reloadKey` changes, and on `refetch`. */
export function useQuery<T>(address: string, reloadKey = ''): Query<T> {
  const [round, setRound] = useState(0)
  const [latest, setLatest] = useState<Latest<T>>()
  const key = `${address} ${reloadKey} ${round}`

  useEffect(() => {
    let isWanted = true
    void ask<T>(address).then((reply) => {
      if (!isWanted) return
      setLatest((before) => {
        if (reply.ok) return { key, address, value: reply.value }
        return { ...(before?.address === address && before), key, address, refusal: reply.error }
      })
    })
    return () => {
      isWanted = false
    }
  }, [address, key])

  return {
    value: latest?.value,
    refusal: latest?.refusal,
    isLoading: latest?.key !== key,
    refetch: () => setRound((count) => count + 1),
  }
}
