import { describe, expect, it } from 'vitest'
import { dateOf } from './sql.ts'

const AT = '2026-11-20T22:13:28'

describe('a time as the databases write it', () => {
  it.each([
    ['2026-11-20T22:13:28.120Z', '.120Z'],
    ['2026-11-20 22:13:28.123456+00', '.123Z'],
    ['2026-11-20 22:13:28.1239+00', '.123Z'],
    ['2026-11-20 22:13:28.12+00', '.120Z'],
    ['2026-11-20 22:13:28.1+00', '.100Z'],
    ['2026-11-20 22:13:28+00', '.000Z'],
  ])('%s', (text, end) => {
    expect(dateOf(text).toISOString()).toBe(AT + end)
  })
})
