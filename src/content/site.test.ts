import { expect, it } from 'vitest'
import { isPlainText } from '../domain/lead/lead.ts'
import { SITE } from './site.ts'

/** What the databases keep. */
const CONSENT_MAX_LENGTH = 1000

it('asks for consent in words that can be kept with a lead', () => {
  const text = SITE.consent?.text ?? 'none is asked for'
  expect(text.trim()).not.toBe('')
  expect(text.length).toBeLessThanOrEqual(CONSENT_MAX_LENGTH)
  expect(isPlainText(text)).toBe(true)
})
