import { expect, it } from 'vitest'
import { memory } from './memory.suite.ts'
import { keepDraft, readDraft } from './note-drafts.ts'

const DRAFT = { state: 'spoken', text: 'Calls back\n=1+1', version: 3 } as const

it('keeps what was typed of each lead until it is saved', () => {
  const keep = memory()
  expect(readDraft(keep, 7)).toBeUndefined()

  keepDraft(keep, 7, DRAFT)
  keepDraft(keep, 8, { ...DRAFT, text: 'other' })
  expect(readDraft(keep, 7)).toEqual(DRAFT)

  keepDraft(keep, 7, undefined)
  expect(readDraft(keep, 7)).toBeUndefined()
  expect(readDraft(keep, 8)).toMatchObject({ text: 'other' })
})

it.each(['', 'no JSON', '7', '{"7":1}', '{"7":{"state":"lost","text":"","version":1}}'])(
  'reads no draft from %j',
  (text) => {
    const keep = memory()
    keep.setItem('desk.notes', text)
    expect(readDraft(keep, 7)).toBeUndefined()
  },
)
