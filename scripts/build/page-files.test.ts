import { expect, it } from 'vitest'
import { laterSheetsOf, scriptsOf, sheetsOf } from './page-files.ts'
import type { Manifest } from './page-files.ts'

const MANIFEST: Manifest = {
  'index.html': { file: 'first.js', css: ['first.css'] },
  shared: { file: 'shared.js', imports: ['index.html'], css: ['shared.css'] },
  'src/web/routes/questions/run-page.tsx': {
    ...{ file: 'run.js', imports: ['index.html'], css: ['run.css'] },
  },
  'src/web/routes/report/report-page.tsx': {
    ...{ file: 'report.js', imports: ['index.html', 'shared'], css: ['report.css'] },
  },
  'src/web/routes/sharing/sharing-page.tsx': {
    ...{ file: 'sharing.js', imports: ['shared'], css: ['sharing.css'] },
  },
}

it.each([
  ['home', ['/first']],
  ['not-found', ['/first']],
  ['question', ['/first', '/run']],
  ['report', ['/first', '/shared', '/report']],
  ['results', ['/first', '/shared', '/report']],
  ['team', ['/first', '/shared', '/sharing']],
] as const)('gives %s its own files, shared ones first', (kind, names) => {
  expect(sheetsOf(MANIFEST, kind)).toEqual(names.map((name) => `${name}.css`))
  expect(scriptsOf(MANIFEST, kind)).toEqual(names.map((name) => `${name}.js`))
})

it('takes each sheet of a later page once, and none that every page has', () => {
  expect(laterSheetsOf(MANIFEST)).toEqual([
    '/run.css',
    '/shared.css',
    '/report.css',
    '/sharing.css',
  ])
})

it('refuses a build that lacks a page', () => {
  const { 'src/web/routes/questions/run-page.tsx': _run, ...rest } = MANIFEST
  expect(() => sheetsOf(rest, 'question')).toThrow(/nothing of .*run-page/)
})

it('refuses a build whose first script needs another file', () => {
  const first = { file: 'first.js', imports: ['shared'], css: ['first.css'] }
  expect(() => scriptsOf({ ...MANIFEST, 'index.html': first }, 'home')).toThrow(/waits for shared/)
})
