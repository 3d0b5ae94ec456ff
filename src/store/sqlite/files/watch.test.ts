import { renameSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { openSqliteStore } from '../store.ts'
import { StoreUnavailableError } from '../../store.ts'
import type { Store } from '../../store.ts'
import { ADA } from '../../store.suite.ts'
import { testFolder } from '../../test-folder.suite.ts'

let file: string
let store: Store | undefined

beforeEach(() => {
  file = join(testFolder('watch'), 'assessment.sqlite')
})
afterEach(async () => {
  await store?.close()
  store = undefined
})

it('brings the log into the file as soon as nobody commits', async () => {
  const { seconds, save, isUntouched } = await openWatched()
  seconds(4.9)
  await save()
  seconds(0.1)
  expect(isUntouched()).toBe(true)

  seconds(5)
  expect(isUntouched()).toBe(false)
})

it('brings the log into the file once a minute while leads never stop', async () => {
  const { seconds, save, isUntouched } = await openWatched()
  for (let second = 5; second < 60; second += 5) {
    seconds(4.9)
    await save()
    seconds(0.1)
  }
  expect(isUntouched()).toBe(true)

  seconds(4.9)
  await save()
  seconds(0.1)
  expect(isUntouched()).toBe(false)
})

it('ends the service when the file is moved away while the server runs', async () => {
  const onFatal = vi.fn<(error: Error) => void>()
  store = openSqliteStore(file, { onFatal })
  renameSync(file, `${file}.old`)

  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailableError)
  await vi.waitFor(() => expect(onFatal).toHaveBeenCalledOnce(), 10_000)
})

it('ends the service when the file is moved away, also when nobody asks', async () => {
  const onFatal = vi.fn<(error: Error) => void>()
  store = openSqliteStore(file, { onFatal }, { everyMs: 10 })
  renameSync(file, `${file}.old`)

  await vi.waitFor(() => expect(onFatal).toHaveBeenCalledOnce(), 10_000)
})

it('is not ready while a program that reads and never ends lets the log grow', async () => {
  store = openSqliteStore(file, {}, { everyMs: 10, mostLogBytes: 1_000_000 })
  await store.saveLead('first', ADA)
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const rows = reader.prepare('SELECT * FROM maturity_quiz_leads').iterate()
  rows.next()

  for (let round = 0; round < 400; round += 1) await store.saveLead(`key-${round}`, ADA)
  await expect(store.checkWritable()).rejects.toThrow('log cannot be emptied')
  expect(await store.saveLead('still kept', ADA)).toBe('saved')

  rows.return?.()
  reader.close()
  const writer = new DatabaseSync(file, { timeout: 5000 })
  writer.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  writer.close()
  await store.checkWritable()
})

/** A server's file at a time of our own, after a first lead. */
async function openWatched() {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const opened = openSqliteStore(file)
  store = opened
  let saved = 0
  const save = () => opened.saveLead(`key-${(saved += 1)}`, ADA)
  await save()
  utimesSync(file, 0, 0)
  return {
    seconds: (count: number) => void vi.advanceTimersByTime(1000 * count),
    save,
    isUntouched: () => statSync(file).mtimeMs === 0,
  }
}
