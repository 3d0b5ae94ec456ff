import { expect, it } from 'vitest'
import { LEAD } from '../app.suite.ts'
import { createBursts } from './bursts.ts'

function setup() {
  let at = 0
  const bursts = createBursts(() => at)
  return {
    wait(ms: number) {
      at += ms
    },
    async isBurst(key: string, change: Partial<typeof LEAD> = {}): Promise<boolean> {
      let told = false
      await bursts.watch(key, { ...LEAD, ...change }, async (isBurst) => {
        told = isBurst
        return 'saved'
      })
      return told
    },
    fail: (key: string) =>
      bursts.watch(key, LEAD, () => Promise.reject(new Error('full'))).catch(() => undefined),
    refuse: (key: string) => bursts.watch(key, LEAD, async () => 'conflict'),
  }
}

it('takes the first lead of a burst for honest and all others for its copies', async () => {
  const { isBurst } = setup()
  const keys = ['1', '2', '3', '4', '5', '6', '7']
  expect(await Promise.all(keys.map((key) => isBurst(key)))).toEqual([
    false,
    ...Array<boolean>(6).fill(true),
  ])
})

it('never suspects the first key when it comes again', async () => {
  const { isBurst } = setup()
  await isBurst('1')
  await isBurst('2')
  expect(await isBurst('1')).toBe(false)
})

it.each(['name', 'company', 'designation', 'email'] as const)(
  'takes another %s for another lead',
  async (field) => {
    const { isBurst } = setup()
    await isBurst('1')
    expect(await isBurst('2', { [field]: 'another' })).toBe(false)
  },
)

it('ends ten seconds after the last copy', async () => {
  const { isBurst, wait } = setup()
  await isBurst('1')
  wait(9999)
  expect(await isBurst('2')).toBe(true)
  wait(9999)
  expect(await isBurst('3')).toBe(true)
  wait(10_000)
  expect(await isBurst('4')).toBe(false)
})

it('suspects no copy of a lead that was not kept', async () => {
  const { isBurst, fail, refuse } = setup()
  await fail('1')
  await refuse('2')
  expect(await isBurst('3')).toBe(false)
})

it('remembers no more leads than it may, the most recent ones', async () => {
  const { isBurst } = setup()
  for (let index = 0; index < 10_001; index += 1) await isBurst('1', { name: `Ada ${index}` })
  expect(await isBurst('2', { name: 'Ada 9999' })).toBe(true)
  expect(await isBurst('2', { name: 'Ada 0' })).toBe(false)
})
