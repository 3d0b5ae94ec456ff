import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import type { SaveOutcome } from '../../store/store.ts'
import { createBursts } from './bursts.ts'

const FORM = 'hash of a form'

function setup() {
  let at = 0
  const bursts = createBursts(() => at)
  return {
    ...bursts,
    wait(ms: number) {
      at += ms
    },
    /** Whether the lead that is then kept, or not, was taken for a copy. */
    async isCopy(values: string, key: string, outcome: SaveOutcome = 'saved') {
      let seen: boolean | undefined
      await bursts.save(values, key, async (isCopy) => {
        seen = isCopy
        return outcome
      })
      return seen
    },
  }
}

it('takes the first lead of a burst for honest and all others for its copies', async () => {
  const { isCopy } = setup()
  expect(await isCopy(FORM, '1')).toBe(false)
  for (const key of ['2', '3', '4', '5', '6', '7']) expect(await isCopy(FORM, key)).toBe(true)
})

it('takes all but the first for copies also when they come at the same time', async () => {
  const { isCopy } = setup()
  const copies = await Promise.all(['1', '2', '3', '4'].map((key) => isCopy(FORM, key)))
  expect(copies).toEqual([false, true, true, true])
})

it('never suspects the first key when it comes again', async () => {
  const { isCopy } = setup()
  await isCopy(FORM, '1')
  await isCopy(FORM, '2')
  expect(await isCopy(FORM, '1', 'repeated')).toBe(false)
})

it('takes other values for another lead', async () => {
  const { isCopy } = setup()
  await isCopy(FORM, '1')
  expect(await isCopy('another', '2')).toBe(false)
})

it('ends ten seconds after the last copy', async () => {
  const { isCopy, wait } = setup()
  await isCopy(FORM, '1')
  wait(9999)
  expect(await isCopy(FORM, '2')).toBe(true)
  wait(9999)
  expect(await isCopy(FORM, '3')).toBe(true)
  wait(10_000)
  expect(await isCopy(FORM, '4')).toBe(false)
})

it('suspects no copy of a lead that was refused', async () => {
  const { isCopy } = setup()
  await isCopy(FORM, '1', 'conflict')
  expect(await isCopy(FORM, '2')).toBe(false)
})

it('fails all that wait for one that fails, tries none of them, and suspects none afterwards', async () => {
  const { save, isCopy } = setup()
  const store = new EventEmitter()
  const first = save(FORM, '1', async () => {
    await once(store, 'fail')
    throw new Error('no store')
  })
  const tried: string[] = []
  const others = ['1', '2', '3'].map((key) =>
    save(FORM, key, async () => {
      tried.push(key)
      return 'saved'
    }),
  )
  store.emit('fail')
  for (const saved of [first, ...others]) await expect(saved).rejects.toThrow('no store')
  expect(tried).toEqual([])
  expect(await isCopy(FORM, '2')).toBe(false)
  expect(await isCopy(FORM, '3')).toBe(true)
})

it('still knows the first lead after a copy of it was not kept', async () => {
  const { isCopy } = setup()
  await isCopy(FORM, '1')
  await isCopy(FORM, '2', 'conflict')
  expect(await isCopy(FORM, '3')).toBe(true)
})

it('remembers no more leads than it may, the most recent ones', async () => {
  const { isCopy } = setup()
  for (let index = 0; index < 10_001; index += 1) await isCopy(`form ${index}`, '1')
  expect(await isCopy('form 9999', '2')).toBe(true)
  expect(await isCopy('form 0', '2')).toBe(false)
})
