import { describe, expect, it } from 'vitest'
import { parsePeriod, readDays } from './period.ts'

const NOW = new Date('2026-11-20T22:13:28.000Z')

function parse(options: Record<string, string>) {
  return parsePeriod({ words: [], options: new Map(Object.entries(options)) }, NOW)
}

describe('a period', () => {
  it.each([
    [{}, undefined, '2026-11-21T00:00:00.000Z'],
    [{ since: '2026-11-01' }, '2026-11-01T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    [{ since: '7d' }, '2026-11-13T22:13:28.000Z', '2026-11-21T00:00:00.000Z'],
    [{ until: '2026-02-28' }, undefined, '2026-03-01T00:00:00.000Z'],
    [{ since: '30d', until: '10d' }, '2026-10-21T22:13:28.000Z', '2026-11-10T22:13:28.000Z'],
    [
      { since: '2024-02-29', until: '2024-02-29' },
      '2024-02-29T00:00:00.000Z',
      '2024-03-01T00:00:00.000Z',
    ],
  ])('of %j', (options, since, until) => {
    const period = parse(options)
    expect(period).toEqual({
      ok: true,
      value: { since: since && new Date(since), until: new Date(until) },
    })
  })

  it.each([
    [
      { since: '2026-02-30' },
      "--since takes a date such as 2026-11-01, or 7d for seven days ago, not '2026-02-30'",
    ],
    [{ since: '2026-13-01' }, "not '2026-13-01'"],
    [
      { until: 'yesterday' },
      "--until takes a date such as 2026-11-01, or 7d for seven days ago, not 'yesterday'",
    ],
    [{ since: '0d' }, "not '0d'"],
    [{ since: '20261101' }, "not '20261101'"],
    [{ since: '2026-11-20', until: '2026-11-19' }, 'The period is empty'],
    [{ since: '2026-12-01' }, 'The period is empty'],
  ])('is refused for %j', (options, sentence) => {
    expect(parse(options)).toEqual({ ok: false, error: expect.stringContaining(sentence) })
  })
})

it('reads a number of days', () => {
  expect(['365d', '1d', '36500d'].map(readDays)).toEqual([365, 1, 36_500])
  expect(['0d', '36501d', '1.5d', '-1d', '12', 'd', ''].map(readDays)).toEqual(
    Array(7).fill(undefined),
  )
})
