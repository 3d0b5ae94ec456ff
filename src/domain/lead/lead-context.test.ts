import { describe, expect, it } from 'vitest'
import { consentOf } from './lead-context.ts'

const ASKED = 'You may write to me about enablement, twice a year at most.'

describe('consent', () => {
  it('is what the form asks, word for word', () => {
    expect(consentOf(ASKED, ASKED)).toBe(ASKED)
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['other words', 'You may write to me.'],
    ['a part of them', ASKED.slice(0, -1)],
    ['no text', true],
    ['a list of them', [ASKED]],
  ])('is not known where %s was sent', (_, sent) => {
    expect(consentOf(sent, ASKED)).toBeUndefined()
  })

  it('is nothing where the form asks nothing', () => {
    expect(consentOf(ASKED, undefined)).toBeUndefined()
    expect(consentOf(undefined, undefined)).toBeUndefined()
  })
})
