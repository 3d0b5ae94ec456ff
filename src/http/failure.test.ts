import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../tests/support/test-folder.ts'
import { sentenceOf } from './failure.ts'

function fileError(code: string, path?: string): Error {
  return Object.assign(new Error('EXXX: ada@engines.example'), { code, ...(path && { path }) })
}

it.each([
  [new Error('There is no database'), 'There is no database'],
  [fileError('ENOSPC'), 'The disk is full: free some space'],
  [fileError('EACCES', '/b'), 'This user may not use /b: change its permissions'],
  [fileError('ENOENT', '/b/c'), 'There is no /b/c: create the folder first, or correct the name'],
  [fileError('EISDIR', '/b'), '/b is a folder: choose a file'],
  [fileError('EEXIST', '/b'), '/b is not a folder: choose another place'],
  [
    fileError('EWHAT', '/b'),
    'The tool failed (EWHAT): run it again, and report it if it fails again',
  ],
  [
    new TypeError('x of ada@engines.example'),
    'The tool failed (TypeError): run it again, and report it if it fails again',
  ],
  ['a text', 'The tool failed (no error): run it again, and report it if it fails again'],
])('%s is reported as: %s', (error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence)
})

it.each(['', '/new.csv'])('names a link that leads nowhere: link%s', (rest) => {
  const link = join(testFolder('failure'), 'link')
  symlinkSync('nowhere', link)
  expect(sentenceOf(fileError('ENOENT', link + rest))).toBe(
    `${link} is a link that leads nowhere: put there what it names`,
  )
})
