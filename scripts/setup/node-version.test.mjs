import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { remarkOn } from './node-version.mjs'

const TRIED = '^20.19.0 || ^22.12.0 || ^24.0.0'
const NAMES = 'Tried, with all newer of the same line: 20.19, 22.12, 24.'

it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '24.21.0'])(
  'has nothing to say of Node.js %s',
  (version) => {
    expect(remarkOn(version, TRIED)).toEqual({ isTooOld: false })
  },
)

it.each(['18.20.8', '20.18.3', '22.11.0'])('refuses Node.js %s', (version) => {
  expect(remarkOn(version, TRIED)).toEqual({
    ...{ isTooOld: true, sentence: `Node.js ${version} is too old. ${NAMES}` },
  })
})

it.each(['21.7.3', '23.11.1', '25.9.0', '27.0.0'])('says that %s was not tried', (version) => {
  expect(remarkOn(version, TRIED)).toEqual({
    ...{ isTooOld: false, sentence: `Node.js ${version} was not tried. ${NAMES}` },
  })
})

it('reads what package.json says, and has nothing to say of this one', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(remarkOn(process.versions.node, engines.node)).toEqual({ isTooOld: false })
})
