import { expect, it } from 'vitest'
import { endingTogether } from './joined.ts'

it.each([
  ['so reps do not have to ask.', 'so reps do not have to\u00a0ask.\u00a0'],
  ['gegen Handlungsanweisungen', 'gegen Handlungsanweisungen\u00a0'],
])('keeps a short last word of “%s” with the one before it', (text, kept) => {
  expect(endingTogether(text)).toBe(kept)
})
