import { expect, it } from 'vitest'
import { createDailyCount } from './daily-count.ts'

it('counts each email, and starts over each day', () => {
  let at = Date.UTC(2026, 10, 25, 23, 59)
  const leads = createDailyCount(() => at)
  leads.add('ada@engines.example')
  leads.add('ada@engines.example')
  leads.add('eve@engines.example')
  expect([leads.of('ada@engines.example'), leads.of('eve@engines.example')]).toEqual([2, 1])
  at += 60_000
  expect(leads.of('ada@engines.example')).toBe(0)
})
