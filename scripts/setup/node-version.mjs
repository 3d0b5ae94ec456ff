// Runs before anything is installed: plain JavaScript, nothing but Node.
import { readFileSync } from 'node:fs'

/** Says it where this Node.js was not tried, and ends the process where it is too old. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { isTooOld, sentence } = remarkOn(process.versions.node, engines.node)
  if (sentence !== undefined) console.error(sentence)
  if (isTooOld) process.exit(1)
}

/** `tried`: '^20.19.0 || ^22.12.0', the oldest of each line of versions. */
export function remarkOn(version, tried) {
  const [major, minor] = numbersOf(version)
  const oldest = tried.split(' || ').map((range) => numbersOf(range.replace('^', '')))
  if (oldest.some((each) => each[0] === major && minor >= each[1])) return { isTooOld: false }
  const names = oldest
    .map(([line, from]) => (from === 0 ? `${line}` : `${line}.${from}`))
    .join(', ')
  const isTooOld = major < oldest[0][0] || oldest.some((each) => each[0] === major)
  const problem = isTooOld ? 'is too old' : 'was not tried'
  return {
    isTooOld,
    sentence: `Node.js ${version} ${problem}. Tried, with all newer of the same line: ${names}.`,
  }
}

function numbersOf(version) {
  return version.split('.').map(Number)
}
