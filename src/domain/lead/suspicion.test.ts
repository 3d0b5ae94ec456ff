import { expect, it } from 'vitest'
import { suspicionOf } from './suspicion.ts'

const HONEST = { honeypot: '', openedMs: 40_000 }

it.each([
  ['a person', {}, undefined],
  ['a person who is quick', { openedMs: 1500 }, undefined],
  ['a form that was prefilled', { openedMs: undefined }, undefined],
  ['a script that fills every field', { honeypot: 'https://spam.example' }, 'honeypot'],
  ['a blank in the hidden field', { honeypot: ' ' }, 'honeypot'],
  ['a form sent at once', { openedMs: 0 }, 'too-fast'],
  ['a form sent just too soon', { openedMs: 1499 }, 'too-fast'],
  ['everything at once', { honeypot: 'x', openedMs: 1 }, 'honeypot'],
] as const)('takes %s for what it is', (_who, clues, suspicion) => {
  expect(suspicionOf({ ...HONEST, ...clues })).toBe(suspicion)
})
