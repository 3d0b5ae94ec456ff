import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { BENCHMARK_PATH } from '../../../contract/api.ts'
import { useHydrated } from '../../state/use-hydrated.ts'

/** The server's latest reply, unparsed. `undefined`: no reply, or nothing is published. */
let latest: unknown
let asking = Promise.resolve()

export function askForBenchmark(): void {
  asking = readReply().then((reply) => {
    latest = reply
  })
}

/**
 * The benchmark, for a part of the report that must not move what is being read. It is shown if it arrives
 * before the report, or later if its place is still below the window. `place`: a hidden placeholder element.
 */
export function useBenchmark(place: RefObject<HTMLElement | null>): unknown {
  const first = useHydrated() ? latest : undefined
  const [shown, setShown] = useState(first)

  useEffect(() => {
    let hasLeft = false
    void asking.then(() => {
      // Usually nothing is published, and measuring the place forces a layout.
      if (hasLeft || latest === undefined) return
      if (isBelowWindow(place.current?.previousElementSibling)) setShown(latest)
    })
    return () => {
      hasLeft = true
    }
  }, [place])

  return shown
}

function isBelowWindow(before: Element | null | undefined): boolean {
  return before ? before.getBoundingClientRect().bottom >= innerHeight : false
}

async function readReply(): Promise<unknown> {
  try {
    const reply = await fetch(BENCHMARK_PATH)
    return reply.status === 200 ? await reply.json() : undefined
  } catch {
    return undefined
  }
}
