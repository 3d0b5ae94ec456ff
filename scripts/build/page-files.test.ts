import { expect, it } from 'vitest'
import { pageOf } from '../../src/contract/pages.ts'
import { pageFilesOf } from './page-files.ts'
import type { Manifest } from './page-files.ts'

const FIRST = 'src/web/entry-client.tsx'
const LATER = 'src/web/routes/report-pages.tsx'

const MANIFEST: Manifest = {
  [FIRST]: { file: 'first.js', css: ['first.css'] },
  [LATER]: { file: 'later.js', imports: [FIRST], css: ['later.css'] },
  'src/web/after-first-paint.ts': { file: 'loader.js' },
  'src/web/embedded.ts': { file: 'frame.js' },
}

function filesAt(path: string, manifest = MANIFEST, isFramed = false) {
  return pageFilesOf(manifest, pageOf(path), isFramed, (sheet) => `${sheet}{}`)
}

it('gives a page its own code and styles, and names the styles of the others', () => {
  expect(filesAt('/')).toEqual({
    styles: '/first.css{}',
    laterStyles: '/later.css',
    loader: '/loader.js',
    modules: ['/first.js'],
    early: [],
  })
})

it('gives the frame the script that tells its height', () => {
  expect(filesAt('/', MANIFEST, true)).toEqual({ ...filesAt('/'), frameScript: '/frame.js' })
})

it.each([
  ['/assessment/results', ['/first.js', '/later.js'], ['/first.js', '/later.js']],
  ['/compare', ['/first.js', '/later.js'], []],
  ['/report/2001-00F6', ['/first.js'], []],
])('gives %s both styles, and the code that it needs', (path, modules, early) => {
  expect(filesAt(path)).toMatchObject({ styles: '/first.css{}/later.css{}', modules, early })
})

it('refuses a build that lacks a page', () => {
  const { [LATER]: _later, ...rest } = MANIFEST
  expect(() => filesAt('/', rest)).toThrow(/nothing of .*report-pages/)
})

it('refuses a build whose first script needs another file', () => {
  const first = { file: 'first.js', imports: ['shared'], css: ['first.css'] }
  expect(() => filesAt('/', { ...MANIFEST, [FIRST]: first })).toThrow(/waits for shared/)
})

it('refuses a third file, of code or of styles', () => {
  const shared = { file: 'later.js', imports: [FIRST, 'shared'], css: ['later.css'] }
  expect(() => filesAt('/', { ...MANIFEST, [LATER]: shared })).toThrow(/third file: shared/)
  const styled = { file: 'later.js', css: ['later.css', 'more.css'] }
  expect(() => filesAt('/', { ...MANIFEST, [LATER]: styled })).toThrow(/not one style sheet, but 2/)
})
