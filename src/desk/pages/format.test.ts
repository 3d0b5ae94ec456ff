import { expect, it } from 'vitest'
import { agoText, bytesText, changeText, dayText, minuteText, percentText } from './format.ts'

it('shows times in the reader’s time zone', () => {
  expect(minuteText(new Date(2026, 10, 20, 0, 5, 59).toISOString())).toBe('Nov 20, 2026, 00:05')
})

it('shows how long ago something was, then when', () => {
  const now = new Date(2026, 11, 31, 12, 0)
  const before = (ms: number) => agoText(new Date(now.getTime() - ms).toISOString(), now)
  expect(before(59_999)).toBe('just now')
  expect(before(60_000)).toBe('1 min ago')
  expect(before(3_599_999)).toBe('59 min ago')
  expect(before(3_600_000)).toBe('1 h ago')
  expect(before(86_399_999)).toBe('23 h ago')
  expect(before(86_400_000)).toBe('Dec 30')
  expect(before(-60_000)).toBe('Dec 31')
  expect(agoText(new Date(2025, 10, 20, 0, 5).toISOString(), now)).toBe('Nov 20, 2025')
})

it('shows a change with its sign', () => {
  expect([changeText(60, 48), changeText(9, 10), changeText(7, 7)]).toEqual(['+25%', '−10%', '±0%'])
})

it('shows days, shares and sizes', () => {
  expect(dayText('2026-11-20')).toBe('Nov 20, 2026')
  expect([percentText(1, 3), percentText(0, 0), percentText(0, 9)]).toEqual(['33%', '0%', '0%'])
  expect([percentText(20, 4210), percentText(1, 4210)]).toEqual(['0.5%', 'under 0.1%'])
  expect([0, 999, 1000, 4_700_000, 120e9].map(bytesText)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.0 kB',
    '4.7 MB',
    '120 GB',
  ])
})
