import { expect, it } from 'vitest'
import { firstFiles, laterFiles } from './page-files.ts'
import type { Manifest } from './page-files.ts'

const LATER = 'src/web/routes/report-pages.tsx'

const MANIFEST: Manifest = {
  'index.html': { file: 'first.js', css: ['first.css'] },
  [LATER]: { file: 'later.js', imports: ['index.html'], css: ['later.css'] },
}

it('names the files of every page, and those of the reports', () => {
  expect(firstFiles(MANIFEST)).toEqual({ script: '/first.js', styles: '/first.css' })
  expect(laterFiles(MANIFEST)).toEqual({ script: '/later.js', styles: '/later.css' })
})

it('refuses a build that lacks a page', () => {
  const { [LATER]: _later, ...rest } = MANIFEST
  expect(() => laterFiles(rest)).toThrow(/nothing of .*report-pages/)
})

it('refuses a build whose first script needs another file', () => {
  const first = { file: 'first.js', imports: ['shared'], css: ['first.css'] }
  expect(() => firstFiles({ ...MANIFEST, 'index.html': first })).toThrow(/waits for shared/)
})

it('refuses a third file, of code or of styles', () => {
  const shared = { file: 'later.js', imports: ['index.html', 'shared'], css: ['later.css'] }
  expect(() => laterFiles({ ...MANIFEST, [LATER]: shared })).toThrow(/third file: shared/)
  const styled = { file: 'later.js', css: ['later.css', 'more.css'] }
  expect(() => laterFiles({ ...MANIFEST, [LATER]: styled })).toThrow(/not one style sheet, but 2/)
})
