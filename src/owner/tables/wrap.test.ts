import { expect, it } from 'vitest'
import { wrapped } from './wrap.ts'

it('breaks long lines between words, and indents what goes on', () => {
  expect(wrapped('Short  as it is\n\n  a line that is too long\nend', 13)).toBe(
    ['Short  as it', '  is', '', '  a line that', '    is too', '    long', 'end'].join('\n'),
  )
})

it('leaves a word that is too long as it is, and counts columns as a terminal does', () => {
  expect(wrapped('see https://example.com/report now', 10)).toBe(
    ['see', '  https://example.com/report', '  now'].join('\n'),
  )
  expect(wrapped('漢字 漢字', 8)).toBe('漢字\n  漢字')
})
