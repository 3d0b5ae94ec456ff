import { expect, it } from 'vitest'
import { keepDraft, readDraft } from './note-drafts.ts'
import { giveStorages } from './storages.suite.ts'

giveStorages()

const DRAFT = { state: 'spoken', text: 'Calls back\n=1+1', version: 3 } as const

it('keeps what was typed of each lead until it is saved', () => {
  expect(readDraft(7)).toBeUndefined()

  keepDraft(7, DRAFT)
  keepDraft(8, { ...DRAFT, text: 'other' })
  expect(localStorage.getItem('desk.notes'), 'for the tab alone').toBeNull()
  expect(readDraft(7)).toEqual(DRAFT)

  keepDraft(7, undefined)
  expect(readDraft(7)).toBeUndefined()
  expect(readDraft(8)).toMatchObject({ text: 'other' })
})

it.each(['', 'no JSON', '7', '{"7":1}', '{"7":{"state":"lost","text":"","version":1}}'])(
  'reads no draft from %j',
  (text) => {
    sessionStorage.setItem('desk.notes', text)
    expect(readDraft(7)).toBeUndefined()
  },
)
