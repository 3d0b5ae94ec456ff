import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createLog, createLogOutput } from './log.ts'
import type { LogLevel } from './config.ts'

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

it('keeps a megabyte for a reader that takes nothing, then says how many lines it lost', async () => {
  const { descriptor, read } = openPipe()
  const log = createLog('info', createLogOutput(descriptor))
  for (let id = 0; id < 20_000; id += 1) log.info({ id }, 'x'.repeat(100))

  let text = read()
  for (let id = 20_000; id < 20_100; id += 1) {
    log.info({ id }, 'x'.repeat(100))
    await nextTurn()
    text += read()
  }
  const lines: { id?: number; lost?: number }[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const kept = lines.filter(({ id = 20_000 }) => id < 20_000)
  const lost = lines.reduce((sum, line) => sum + (line.lost ?? 0), 0)
  expect(kept.map(({ id }) => id)).toEqual([...kept.keys()])
  expect(kept.length).toBeGreaterThan(5000)
  expect(kept.length).toBeLessThan(10_000)
  expect(lines.filter(({ id }) => id !== undefined).length + lost).toBe(20_100)
})

/** Its reader is the test. */
function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => {
    closeSync(descriptor)
    rmSync(folder, { recursive: true })
  })
  return { descriptor, read: () => readText(descriptor) }
}

function readText(descriptor: number): string {
  const bytes = Buffer.alloc(1024 * 1024)
  try {
    return bytes.toString('utf8', 0, readSync(descriptor, bytes))
  } catch {
    return ''
  }
}
