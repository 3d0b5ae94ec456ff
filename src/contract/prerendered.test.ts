import { expect, it } from 'vitest'
import { pageOf } from './pages.ts'
import { PRERENDERED } from './prerendered.ts'

it('has a file for each page with a fixed address', () => {
  const files = PRERENDERED.map(({ path, file }) => [file, pageOf(path)])
  const question = (id: number) => [`assessment/question/${id}.html`, { kind: 'question', id }]

  expect(files).toEqual([
    ['index.html', { kind: 'home' }],
    ['assessment/start.html', { kind: 'start' }],
    ...Array.from({ length: 12 }, (_, index) => question(index + 1)),
    ['assessment/results.html', { kind: 'results' }],
    ['404.html', { kind: 'not-found' }],
  ])
})
