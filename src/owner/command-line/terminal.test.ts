import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createTerminal } from './terminal.ts'

const CLEAR_LINE = '\r\u001B[2K'

/** Both streams go to one place, as on a screen. */
function screen() {
  const shown = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 20 })
  const terminal = createTerminal(shown, shown)
  return { terminal, read: () => String(shown.read()) }
}

it('clears the progress line before other output', async () => {
  const { terminal, read } = screen()

  terminal.progress('half of all the rows there are')
  await terminal.write('a result\n')
  await terminal.write('another\n')
  expect(read()).toBe(`${CLEAR_LINE}half of all the row${CLEAR_LINE}a result\nanother\n`)

  terminal.info('a note')
  expect(read()).toBe('a note\n')
})
