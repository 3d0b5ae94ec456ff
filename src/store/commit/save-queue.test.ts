import { setImmediate as nextTurn } from 'node:timers/promises'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { StoreUnavailableError } from '../errors.ts'
import type { SaveOutcome } from './keep-rows.ts'
import { createSaveQueue } from './save-queue.ts'
import type { SaveQueueOptions } from './save-queue.ts'

describe('rows that arrive together', () => {
  it('share as many commits as the limit asks for', async () => {
    const { addAll, commits } = setup({ batchLimit: 2 })

    await addAll(['a', 'b', 'c', 'd', 'e'])

    expect(commits).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })

  it('fail together, and are not retried, when the store is unavailable', async () => {
    const keep = vi
      .fn<SaveQueueOptions<string>['keep']>()
      .mockRejectedValue(new StoreUnavailableError('no'))
    const { settleAll } = setup({ keep })

    const results = await settleAll(['a', 'b', 'c'])

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(keep).toHaveBeenCalledOnce()
  })
})

describe('a commit', () => {
  it('begins in the next turn of the event loop', async () => {
    const { queue, commits } = setup()

    const outcome = queue.add('a')
    expect(commits).toEqual([])
    await nextTurn()
    expect(commits).toEqual([['a']])
    await outcome
  })

  it('ends before its answer and before the next one begins', async () => {
    const { queue, keep, steps } = setupByHand()
    const first = queue.add('a').then((outcome) => steps.push(`a is ${outcome}`))
    await nextTurn()
    const second = queue.add('b').then((outcome) => steps.push(`b is ${outcome}`))
    await nextTurn()
    await nextTurn()
    expect(steps).toEqual(['a begins'])

    keep.end()
    await first
    await nextTurn()
    expect(steps).toEqual(['a begins', 'a ends', 'a is saved', 'b begins'])
    keep.end()
    await second
  })

  it.each([
    [200, 40],
    [5, 1],
  ])(
    'that blocked the event loop for %i ms is followed by a pause of %i',
    async (tookMs, pauseMs) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
      onTestFinished(() => void vi.useRealTimers())
      vi.advanceTimersByTime(60_000)
      const commits: string[] = []
      const { addAll } = setup({
        batchLimit: 1,
        pauseShare: 0.2,
        keep: async (rows) => {
          commits.push(rows.join())
          vi.advanceTimersByTime(tookMs)
          return savedAll(rows)
        },
      })
      const answers = addAll(['a', 'b'])
      await nextTurn()
      await nextTurn()

      vi.advanceTimersByTime(pauseMs - 1)
      await nextTurn()
      await nextTurn()
      expect(commits).toEqual(['a'])
      vi.advanceTimersByTime(1)
      await nextTurn()
      await nextTurn()
      expect(commits).toEqual(['a', 'b'])
      await answers
    },
  )

  it('without an outcome for a row fails it', async () => {
    const { settleAll } = setup({ keep: async (rows) => savedAll(rows).slice(1) })

    expect(await settleAll(['a', 'b'])).toMatchObject([
      { value: 'saved' },
      { reason: new Error('The commit gave fewer outcomes than rows') },
    ])
  })
})

describe('a row with a deadline', () => {
  it('fails at its deadline, and is not sent later if it still waited', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { queue, keep, steps } = setupByHand({ answerWithinMs: 2000 })
    const outcomes = Promise.allSettled([queue.add('a'), queue.add('b')])
    await nextTurn()

    vi.advanceTimersByTime(1999)
    await nextTurn()
    expect(steps).toEqual(['a begins'])
    vi.advanceTimersByTime(1)

    expect(await outcomes).toMatchObject([
      { reason: new StoreUnavailableError('The database did not answer within 2000 ms') },
      { reason: new StoreUnavailableError('The database did not answer within 2000 ms') },
    ])
    keep.end()
    await queue.close()
    expect(steps).toEqual(['a begins', 'a ends'])
  })
})

describe('a closed queue', () => {
  it('has answered accepted rows, and rejects others', async () => {
    const { queue, addAll, commits } = setup({ batchLimit: 2 })

    const answers = addAll(['a', 'b', 'c'])
    await queue.close()

    expect(commits).toEqual([['a', 'b'], ['c']])
    expect(await answers).toEqual(['saved', 'saved', 'saved'])
    await expect(queue.add('d')).rejects.toThrow(new StoreUnavailableError('The store is closed'))
  })
})

function setup(options: Partial<SaveQueueOptions<string>> = {}) {
  const commits: (readonly string[])[] = []
  const queue = createSaveQueue<string>({
    keep: async (rows) => {
      commits.push(rows)
      return savedAll(rows)
    },
    ...options,
  })
  return {
    queue,
    commits,
    addAll: (rows: readonly string[]) => Promise.all(rows.map((row) => queue.add(row))),
    settleAll: (rows: readonly string[]) => Promise.allSettled(rows.map((row) => queue.add(row))),
  }
}

/** A commit of one row ends when the test says so. */
function setupByHand(options: Partial<SaveQueueOptions<string>> = {}) {
  const steps: string[] = []
  const keep = { end: () => {} }
  const queue = createSaveQueue<string>({
    ...options,
    batchLimit: 1,
    keep: async (rows) => {
      steps.push(`${rows.join()} begins`)
      await new Promise<void>((resolve) => (keep.end = resolve))
      steps.push(`${rows.join()} ends`)
      return savedAll(rows)
    },
  })
  return { queue, keep, steps }
}

function savedAll(rows: readonly string[]): SaveOutcome[] {
  return rows.map(() => 'saved')
}
