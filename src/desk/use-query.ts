import { useEffect, useState } from 'react'
import { ask } from './ask.ts'
import type { Refusal } from './ask.ts'

export type Asked<T> = {
  /** Of the latest reply that was one. */
  value: T | undefined
  refusal: Refusal | undefined
  askAgain: () => void
}

/** Asks when it is first shown, and again when told to. */
export function useAsked<T>(address: string): Asked<T> {
  const [question, setQuestion] = useState({ address })
  const [value, setValue] = useState<T>()
  const [refusal, setRefusal] = useState<Refusal>()

  useEffect(() => {
    void ask<T>(question.address).then((reply) => {
      setRefusal(reply.ok ? undefined : reply.error)
      if (reply.ok) setValue(reply.value)
    })
  }, [question])

  return { value, refusal, askAgain: () => setQuestion({ address }) }
}
