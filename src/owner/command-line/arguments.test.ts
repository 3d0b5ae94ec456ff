import { describe, expect, it } from 'vitest'
import { readArguments, readWords } from './arguments.ts'

const OPTIONS = {
  since: { value: 'DATE', help: 'from this day on' },
  bom: { help: 'with a byte order mark' },
}

function read(line: string) {
  return readArguments(line.split(' ').filter(Boolean), OPTIONS)
}

it('reads words, options and switches in any order', () => {
  const expected = {
    ok: true,
    value: {
      words: ['leads', 'now'],
      options: new Map([
        ['since', '2026-11-01'],
        ['bom', ''],
      ]),
    },
  }
  expect(read('leads --since 2026-11-01 --bom now')).toEqual(expected)
  expect(read('--since=2026-11-01 leads now --bom')).toEqual(expected)
})

describe('a wrong line', () => {
  it.each([
    ['--sinse 7d', 'There is no option --sinse'],
    ['-s', 'There is no option -s'],
    ['--constructor', 'There is no option --constructor'],
    ['--since', '--since needs a value: --since DATE'],
    ['--since=', '--since needs a value: --since DATE'],
    ['--bom=yes', '--bom takes no value'],
    ['--bom --bom', '--bom is given twice'],
  ])('%s: %s', (line, sentence) => {
    expect(read(line)).toEqual({ ok: false, error: sentence })
  })
})

describe('the words of a command', () => {
  it.each([
    ['one', { ok: true, value: ['one'] }],
    ['', { ok: false, error: 'EMAIL is missing' }],
    ['one two', { ok: false, error: "'two' is one word too many" }],
  ])('"%s"', (line, expected) => {
    const words = line.split(' ').filter(Boolean)
    expect(readWords({ words, options: new Map() }, 'EMAIL')).toEqual(expected)
  })
})
