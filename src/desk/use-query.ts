import { useEffect, useState } from 'react'
import { ask } from './ask.ts'
import type { Refusal } from './ask.ts'

export type Query<T> = {
  /** From the latest successful reply. */
  value: T | undefined
  refusal: Refusal | undefined
  refetch: () => void
}

/** Loads when first shown, and again on `refetch`. */
export function useQuery<T>(address: string): Query<T> {
  const [request, setRequest] = useState({ address })
  const [value, setValue] = useState<T>()
  const [refusal, setRefusal] = useState<Refusal>()

  useEffect(() => {
    void ask<T>(request.address).then((reply) => {
      setRefusal(reply.ok ? undefined : reply.error)
      if (reply.ok) setValue(reply.value)
    })
  }, [request])

  return { value, refusal, refetch: () => setRequest({ address }) }
}
