import { expect, it } from 'vitest'
import { createBursts } from './bursts.ts'

const FORM = 'hash of a form'

function setup() {
  let at = 0
  return {
    ...createBursts(() => at),
    wait(ms: number) {
      at += ms
    },
  }
}

it('takes the first lead of a burst for honest and all others for its copies', () => {
  const { isCopy } = setup()
  const keys = ['1', '2', '3', '4', '5', '6', '7']
  expect(keys.map((key) => isCopy(FORM, key))).toEqual([false, ...Array<boolean>(6).fill(true)])
})

it('never suspects the first key when it comes again', () => {
  const { isCopy } = setup()
  isCopy(FORM, '1')
  isCopy(FORM, '2')
  expect(isCopy(FORM, '1')).toBe(false)
})

it('takes other values for another lead', () => {
  const { isCopy } = setup()
  isCopy(FORM, '1')
  expect(isCopy('another', '2')).toBe(false)
})

it('ends ten seconds after the last copy', () => {
  const { isCopy, wait } = setup()
  isCopy(FORM, '1')
  wait(9999)
  expect(isCopy(FORM, '2')).toBe(true)
  wait(9999)
  expect(isCopy(FORM, '3')).toBe(true)
  wait(10_000)
  expect(isCopy(FORM, '4')).toBe(false)
})

it('suspects no copy of a lead that was not kept', () => {
  const { isCopy, forget } = setup()
  isCopy(FORM, '1')
  forget(FORM, '1')
  expect(isCopy(FORM, '2')).toBe(false)
})

it('has nothing to forget of a lead that it does not remember', () => {
  const { isCopy, forget } = setup()
  forget(FORM, '1')
  expect(isCopy(FORM, '2')).toBe(false)
})

it('still knows the first lead after a copy of it was not kept', () => {
  const { isCopy, forget } = setup()
  isCopy(FORM, '1')
  isCopy(FORM, '2')
  forget(FORM, '2')
  expect(isCopy(FORM, '3')).toBe(true)
})

it('remembers no more leads than it may, the most recent ones', () => {
  const { isCopy } = setup()
  for (let index = 0; index < 10_001; index += 1) isCopy(`form ${index}`, '1')
  expect(isCopy('form 9999', '2')).toBe(true)
  expect(isCopy('form 0', '2')).toBe(false)
})
