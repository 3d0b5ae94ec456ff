import { expect, it, vi } from 'vitest'
import { createAnswersStore } from './answers-store.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { MODEL } from '../../generated/model.ts'

const KEY = 'assessmentAnswers'

function setup(stored?: string) {
  const storage = memoryStorage()
  if (stored !== undefined) storage.set(KEY, stored)
  return { storage, answers: createAnswersStore(storage) }
}

it('saves a choice at once, as question number to option number', () => {
  const { storage, answers } = setup()

  answers.choose(3, 5)
  answers.choose(12, 1)

  expect(storage.get(KEY)).toBe('{"3":5,"12":1}')
  expect(answers.get()).toEqual({ 3: 5, 12: 1 })
})

it('returns the same object until something changes, and notifies its listeners', () => {
  const { answers } = setup('{"1":2}')
  const listener = vi.fn<() => void>()
  const unsubscribe = answers.subscribe(listener)
  const before = answers.get()

  expect(answers.get()).toBe(before)
  answers.choose(2, 2)
  expect(listener).toHaveBeenCalledOnce()
  expect(answers.get()).not.toBe(before)
  unsubscribe()
  answers.clear()
  expect(listener).toHaveBeenCalledOnce()
  expect(answers.get()).toEqual({})
})

it('keeps an answer that another tab saved meanwhile', () => {
  const { storage, answers } = setup('{"1":2}')
  answers.get()
  storage.set(KEY, '{"1":2,"2":4}')

  answers.choose(3, 3)

  expect(answers.get()).toEqual({ 1: 2, 2: 4, 3: 3 })
})

it('ignores answers to earlier questions, and replaces them', () => {
  const { storage, answers } = setup('{"1":2,"2":4}')
  storage.set('assessmentModelVersion', String(MODEL.version - 1))
  expect(answers.get()).toEqual({})

  answers.choose(3, 3)

  expect(storage.get(KEY)).toBe('{"3":3}')
  expect(answers.get()).toEqual({ 3: 3 })
  expect(storage.get('assessmentModelVersion')).toBe(String(MODEL.version))
  answers.clear()
  expect(storage.get('assessmentModelVersion')).toBeUndefined()
})

it.each(['{"1":6}', '{"1":2'])('trusts nothing of %s', (stored) => {
  expect(setup(stored).answers.get()).toEqual({})
})
