import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import type { LogLevel } from '../http/settings.ts'

function linesAt(level: LogLevel): Record<string, unknown>[] {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  log.info({ id: 'a', status: 201 }, 'replied')
  log.warn({}, 'one "quoted" line\nand another')
  log.error({ error: { name: 'Error' } }, 'request failed')
  log.fatal({ code: undefined }, 'the store failed')
  expect(lines.every((line) => /^[^\n]+\n$/.test(line))).toBe(true)
  return lines.map((line) => JSON.parse(line))
}

it('writes each call as one line of JSON', () => {
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(linesAt('debug')).toEqual([
    { level: 30, time, id: 'a', status: 201, msg: 'replied' },
    { level: 40, time, msg: 'one "quoted" line\nand another' },
    { level: 50, time, error: { name: 'Error' }, msg: 'request failed' },
    { level: 60, time, msg: 'the store failed' },
  ])
})

it('writes nothing below its level', () => {
  const levelsAt = (level: LogLevel) => linesAt(level).map((line) => line['level'])
  expect(levelsAt('info')).toEqual([30, 40, 50, 60])
  expect(levelsAt('warn')).toEqual([40, 50, 60])
  expect(levelsAt('fatal')).toEqual([60])
  expect(levelsAt('silent')).toEqual([])
})
