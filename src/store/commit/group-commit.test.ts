import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { createGroupCommit } from './group-commit.ts'
import type { GroupCommitOptions } from './group-commit.ts'
import { StoreUnavailableError } from '../store.ts'
import type { SaveOutcome } from '../store.ts'

const BAD = 'bad'

describe('a group commit', () => {
  it('commits rows that arrive together at once and in order', async () => {
    const { addAll, commits } = setup()

    expect(await addAll(['a', 'b', 'c'])).toEqual(['saved', 'saved', 'saved'])
    expect(commits).toEqual([['a', 'b', 'c']])
  })

  it('puts no more rows into one commit than the limit', async () => {
    const { addAll, commits } = setup({ batchLimit: 2 })

    await addAll(['a', 'b', 'c', 'd', 'e'])

    expect(commits).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })

  it('gives each row its own outcome', async () => {
    const outcomes: SaveOutcome[] = ['saved', 'conflict', 'repeated']
    const { addAll } = setup({ commit: () => outcomes })

    expect(await addAll(['a', 'b', 'c'])).toEqual(outcomes)
  })

  it('answers only after the commit', async () => {
    const gate = createGate()
    const { queue } = setup({ commit: (rows) => gate.opened.then(() => savedAll(rows)) })
    let isAnswered = false
    const answer = queue.add('a').then(() => (isAnswered = true))

    await sleep(20)
    expect(isAnswered).toBe(false)

    gate.open()
    await answer
  })

  it('keeps the neighbors of a row that fails', async () => {
    const { settleAll, commits } = setup()

    const results = await settleAll(['a', BAD, 'c'])

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(commits).toEqual([['a'], ['c']])
  })

  it('fails every row and tries none again when the store cannot take any', async () => {
    let calls = 0
    const { settleAll } = setup({
      commit: () => {
        calls += 1
        throw new StoreUnavailableError('no')
      },
    })

    const results = await settleAll(['a', 'b', 'c'])

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(calls).toBe(1)
  })

  it('works on after a failed commit', async () => {
    const { addAll, settleAll } = setup()
    await settleAll([BAD])

    expect(await addAll(['a'])).toEqual(['saved'])
  })

  it('runs as many commits side by side as it has lanes', async () => {
    const gate = createGate()
    let running = 0
    const commit = async (rows: readonly string[]) => {
      running += 1
      await gate.opened
      return savedAll(rows)
    }
    const { addAll } = setup({ commit, lanes: 2, batchLimit: 1 })

    const answers = addAll(['a', 'b', 'c'])
    await sleep(20)
    expect(running).toBe(2)

    gate.open()
    expect(await answers).toEqual(['saved', 'saved', 'saved'])
  })

  it('lets new visitors in between two commits of a slow disk', async () => {
    let turns = 0
    let turnsBetween: number | undefined
    const commit = (rows: readonly string[]) => {
      if (rows.includes('b')) turnsBetween = turns
      holdUp(200)
      turns = 0
      return savedAll(rows)
    }
    const { queue } = setup({ commit, batchLimit: 1 })
    let isOver = false
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    turn()

    await Promise.all([queue.add('a'), queue.add('b')])
    isOver = true

    expect(turnsBetween).toBeGreaterThan(5)
  })

  it('rests for a fifth of the time that a commit held everything up, then for some turns', async () => {
    const { commits, answers } = await commitForMs(200)
    vi.advanceTimersByTime(35)
    await passTurns(30)
    expect(commits).toEqual([['a']])

    vi.advanceTimersByTime(10)
    await passTurns(10)
    expect(commits).toEqual([['a']])
    await passTurns(10)
    expect(commits).toEqual([['a'], ['b']])
    await answers
  })

  it('rests no longer than the commit took, however few turns that was', async () => {
    const { commits, answers } = await commitForMs(200)
    vi.advanceTimersByTime(45)
    await passTurns(5)
    expect(commits).toEqual([['a']])

    vi.advanceTimersByTime(155)
    await passTurns(2)
    expect(commits).toEqual([['a'], ['b']])
    await answers
  })

  it('sets no bound to the rows that wait: that is for those who ask', async () => {
    const gate = createGate()
    const { addAll } = setup({ commit: (rows) => gate.opened.then(() => savedAll(rows)) })
    const answers = addAll(Array.from({ length: 5000 }, (_, index) => `${index}`))

    await nextTurn()
    gate.open()
    expect(new Set(await answers)).toEqual(new Set(['saved']))
  })

  it('commits in the next turn of the event loop when there is nothing to rest from', async () => {
    const { queue, commits } = setup()

    const answer = queue.add('a')
    await nextTurn()
    expect(commits).toEqual([['a']])
    await answer
  })

  it('leaves the event loop alone when nothing waits', async () => {
    const { addAll } = setup()
    await addAll(['a', 'b'])
    await nextTurn()

    expect(process.getActiveResourcesInfo()).not.toContain('Immediate')
  })

  it('gives up a row in time and never sends it later when it still waited', async () => {
    const gate = createGate()
    const sent: string[] = []
    const commit = async (rows: readonly string[]) => {
      sent.push(...rows)
      await gate.opened
      return savedAll(rows)
    }
    const { queue, settleAll } = setup({ commit, batchLimit: 1, answerWithinMs: 30 })

    const results = await settleAll(['a', 'b'])
    gate.open()
    await queue.close()

    for (const result of results) {
      expect(result).toMatchObject({ reason: expect.any(StoreUnavailableError) })
    }
    expect(sent).toEqual(['a'])
  })

  it('makes no commit for a row that was given up before its turn', async () => {
    const commits: (readonly string[])[] = []
    const { queue } = setup({
      answerWithinMs: 20,
      commit: (rows) => {
        commits.push(rows)
        holdUp(400)
        return savedAll(rows)
      },
    })

    expect(await queue.add('a')).toBe('saved')
    await expect(queue.add('b')).rejects.toThrow(StoreUnavailableError)
    await sleep(100)
    expect(commits).toEqual([['a']])
    await queue.close()
  })

  it('answers what it accepted before it is closed, and refuses the rest', async () => {
    const { queue, addAll, commits } = setup({ batchLimit: 2 })

    const answers = addAll(['a', 'b', 'c'])
    await queue.close()

    expect(commits).toEqual([['a', 'b'], ['c']])
    expect(await answers).toEqual(['saved', 'saved', 'saved'])
    await expect(queue.add('d')).rejects.toThrow(new StoreUnavailableError('The store is closed'))
  })

  it('is closed at once when nothing waits', async () => {
    const { queue, addAll } = setup()
    await queue.close()
    await queue.close()

    const used = setup()
    await used.addAll(['a'])
    await used.queue.close()
    await expect(addAll(['b'])).rejects.toThrow(StoreUnavailableError)
  })

  it('is closed when every commit is over, however few rows wait', async () => {
    const [slow, slower] = [createGate(), createGate()]
    const { queue, settleAll } = setup({
      ...{ lanes: 2, batchLimit: 1 },
      commit: async (rows) => {
        await (rows.includes('a') ? slow : slower).opened
        return savedAll(rows)
      },
    })
    const answers = settleAll(['a', 'b'])
    await sleep(20)
    let isClosed = false
    const closing = queue.close().then(() => (isClosed = true))

    await sleep(20)
    expect(isClosed).toBe(false)
    slow.open()
    await sleep(20)
    expect(isClosed).toBe(false)
    slower.open()
    await closing
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  it('fails a row that the commit says nothing of', async () => {
    const { settleAll } = setup({ commit: (rows) => savedAll(rows).slice(1) })

    expect(await settleAll(['a', 'b'])).toMatchObject([
      { value: 'saved' },
      { reason: new Error('The commit gave fewer outcomes than rows') },
    ])
  })
})

function setup(options: Partial<GroupCommitOptions<string>> = {}) {
  const commits: (readonly string[])[] = []
  const queue = createGroupCommit<string>({
    commit: (rows) => {
      if (rows.includes(BAD)) throw new Error('A bad row')
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

/** Two rows for two commits, of which each holds up the event loop for `ms`; the first is over. */
async function commitForMs(ms: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const commits: (readonly string[])[] = []
  const commit = (rows: readonly string[]) => {
    commits.push(rows)
    vi.advanceTimersByTime(ms)
    return savedAll(rows)
  }
  const answers = setup({ commit, batchLimit: 1 }).addAll(['a', 'b'])
  await passTurns(2)
  return { commits, answers }
}

async function passTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
}

/** One turn of the event loop. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function holdUp(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

function savedAll(rows: readonly string[]): SaveOutcome[] {
  return rows.map(() => 'saved')
}

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
