import { expect, it } from 'vitest'
import {
  agoText,
  bytesText,
  changeText,
  dayText,
  minuteText,
  percentText,
  sinceText,
} from './format.ts'

it('shows times in the reader’s time zone', () => {
  expect(minuteText(new Date(2026, 10, 20, 0, 5, 59).toISOString())).toBe('Nov 20, 2026, 00:05')
})

it('shows when something was, as short as it is clear', () => {
  const now = new Date(2026, 11, 31, 12, 0)
  const before = (ms: number) => agoText(new Date(now.getTime() - ms).toISOString(), now)
  expect(before(59_999)).toBe('just now')
  expect(before(60_000)).toBe('11:59')
  expect(before(12 * 3_600_000)).toBe('00:00')
  expect(before(12 * 3_600_000 + 1)).toBe('Wed')
  expect(before(6 * 86_400_000 - 1)).toBe('Fri')
  expect(before(6 * 86_400_000)).toBe('Dec 25')
  expect(before(-60_000)).toBe('12:01')
  expect(before(-86_400_000)).toBe('Jan 1, 2027')
  expect(agoText(new Date(2025, 10, 20, 0, 5).toISOString(), now)).toBe('Nov 20, 2025')
  const since = (day: number) => sinceText(new Date(2026, 11, day, 9, 10).getTime(), now)
  expect([31, 30, 28].map(since)).toEqual(['09:10', 'yesterday 09:10', 'Mon'])
})

it('shows a change with its direction', () => {
  expect([changeText(60, 48), changeText(9, 10), changeText(7, 7)]).toEqual([
    '↑ 25%',
    '↓ 10%',
    '→ 0%',
  ])
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
