import { expect, it } from 'vitest'
import { REFUSED_DOMAINS } from '../generated/refused-domains.ts'

it('refuses exactly the eight consumer domains', () => {
  expect(REFUSED_DOMAINS.toSorted()).toEqual([
    'aol.com',
    'gmail.com',
    'hotmail.com',
    'icloud.com',
    'live.com',
    'outlook.com',
    'protonmail.com',
    'yahoo.com',
  ])
})
