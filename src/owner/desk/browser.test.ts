import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { testFolder } from '../../store/test-folder.suite.ts'
import { openBrowser } from './browser.ts'

const ADDRESS = 'http://127.0.0.1:4100/open?token=secret-token'

let folder: string
let given: string

/** Stands in for the program that opens a browser, and writes down what it was given. */
beforeEach(() => {
  folder = testFolder('browser')
  given = join(folder, 'given')
  for (const name of ['xdg-open', 'open']) {
    const program = join(folder, name)
    writeFileSync(program, `#!/bin/sh\nprintf %s "$*" > ${given}.part; mv ${given}.part ${given}\n`)
    chmodSync(program, 0o700)
  }
})

const env = () => ({ PATH: `${folder}:${process.env['PATH']}`, DISPLAY: ':0' })

it('names a file that nobody else can read, never the address', async () => {
  const forget = openBrowser(ADDRESS, env())
  await expect.poll(() => existsSync(given)).toBe(true)

  const file = readFileSync(given, 'utf8')
  expect(file).not.toContain('secret-token')
  expect(readFileSync(file, 'utf8')).toContain(`content="0; url=${ADDRESS}"`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)

  forget()
  expect(existsSync(dirname(file))).toBe(false)
})
