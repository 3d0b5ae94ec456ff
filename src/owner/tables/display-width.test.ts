import { describe, expect, it } from 'vitest'
import { fit, safeText } from './display-width.ts'

describe('the columns that a text takes on a terminal', () => {
  it.each([
    ['Ada', 3],
    ['', 0],
    ['漢字', 4],
    ['한국', 4],
    ['Zoë', 3],
    ['Zoe\u0308', 3],
    ['😀!', 3],
    ['ＡＢ', 4],
    ['👩‍👩‍👧‍👧', 2],
    ['🇩🇪', 2],
  ])('of %s are %i', (text, columns) => {
    expect(fit(text, 5)).toBe(text + ' '.repeat(5 - columns))
  })
})

describe('a text that must fit', () => {
  it.each([
    ['Ada', 5, 'Ada  '],
    ['Ada', 3, 'Ada'],
    ['Lovelace', 5, 'Love…'],
    ['漢字漢字', 5, '漢字…'],
    ['漢字漢字', 4, '漢… '],
    ['👩‍👩‍👧‍👧👩‍👩‍👧‍👧', 3, '👩‍👩‍👧‍👧…'],
    ['Zoe\u0308 Lovelace', 4, 'Zoe\u0308…'],
  ])('%s in %i columns is "%s"', (text, width, fitted) => {
    expect(fit(text, width)).toBe(fitted)
  })
})

it('shows nothing that acts on a terminal', () => {
  expect(safeText('a\u001B[2Jb\u202Ec\rd\n')).toBe('a\uFFFD[2Jb\uFFFDc\uFFFDd\uFFFD')
  expect(safeText('Zoë 漢字 नमस्\u200Dते')).toBe('Zoë 漢字 नमस्\u200Dते')
})
