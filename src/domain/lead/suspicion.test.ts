import { expect, it } from 'vitest'
import { suspicionOf } from './suspicion.ts'

const HONEST = { honeypot: '', openedMs: 40_000, isBurst: false }

it.each([
  ['a person', {}, undefined],
  ['a person who is quick', { openedMs: 3000 }, undefined],
  ['a form that came filled in', { openedMs: undefined }, undefined],
  ['a script that fills every field', { honeypot: 'https://spam.example' }, 'honeypot'],
  ['a blank in the hidden field', { honeypot: ' ' }, 'honeypot'],
  ['a form sent at once', { openedMs: 0 }, 'too-fast'],
  ['a form sent just too soon', { openedMs: 2999 }, 'too-fast'],
  ['the same values again', { isBurst: true }, 'burst'],
  [
    'the same values from a form that came filled in',
    { openedMs: undefined, isBurst: true },
    'burst',
  ],
  ['everything at once', { honeypot: 'x', openedMs: 1, isBurst: true }, 'honeypot'],
] as const)('takes %s for what it is', (_who, clues, suspicion) => {
  expect(suspicionOf({ ...HONEST, ...clues })).toBe(suspicion)
})
