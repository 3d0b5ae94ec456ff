// `npm test`: installs what is missing, then every check that a change must pass. It goes on after a
// failure, so that one run tells all, and closes with one line over all of them.
import './setup/runtime.mjs'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { buildIfChanged } from './build/built.mjs'
import { run, runTool } from './process/run.mjs'
import { findChromium, installPackages, linkPostgres } from './setup/setup.mjs'

const RESULTS = 'test-results'

await installPackages()
const CHROMIUM_PATH = await findChromium()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

await linkPostgres()
const counts = await Promise.all([
  countCheck('format', 'oxfmt', '--check'),
  countCheck('types', 'tsc', '-b'),
  countCheck('lint', 'oxlint', '--deny-warnings'),
  countCheck('unused code', 'knip'),
  countCheck('code that only tests use', 'knip', '--production'),
])
counts.push(countOf('build', await buildIfChanged()))
counts.push(await countTests('unit tests', 'unit'))
counts.push(await countBrowserTests())
counts.push(await countYours())
counts.push(await countTests('faults, in short', 'faults', '--config', 'vitest.faults.config.ts'))

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const skipped = counts.reduce((sum, count) => sum + (count.skipped ?? 0), 0)

// Again at the end, where a log that was cut still has them.
for (const { late = [] } of counts) for (const name of late) console.log(`SECOND TRY: ${name}`)
for (const { names } of counts) for (const name of names) console.log(`FAILED: ${name}`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)

/** These run side by side, so each tells what it has to say when it is done. */
async function countCheck(name, tool, ...args) {
  const file = `${RESULTS}/${name.replaceAll(' ', '-')}.log`
  const log = openSync(file, 'w')
  const isGood = await runTool(tool, args, { stdio: ['ignore', log, log] })
  closeSync(log)
  const count = countOf(name, isGood)
  if (!isGood) console.log(readFileSync(file, 'utf8'))
  return count
}

function countOf(name, isGood) {
  console.log(`${isGood ? 'passed' : 'FAILED'}: ${name}`)
  return isGood ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [name] }
}

async function countTests(name, report, ...args) {
  const file = `${RESULTS}/${report}.json`
  console.log(`\n== ${name}`)
  const isGood = await runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ])
  return counted(isGood, file, (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    skipped: results.numPendingTests,
    names: results.testResults.flatMap(failedInFile),
  }))
}

async function countBrowserTests() {
  console.log('\n== browser tests')
  const isGood = await runTool('playwright', ['test'], { env: { CHROMIUM_PATH } })
  return counted(isGood, `${RESULTS}/e2e.json`, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    names: suites.flatMap((suite) => namesOf(suite, 'unexpected')),
    late: suites.flatMap((suite) => namesOf(suite, 'flaky')),
  }))
}

async function countYours() {
  console.log('\n== a copy with another name, question and color')
  const args = ['scripts/checks/make-it-yours.ts']
  return countOf('make it yours', await run(process.execPath, args, { env: { CHROMIUM_PATH } }))
}

/** A runner that fails without naming a failed test counts as one. */
function counted(isGood, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, names: [file] }
  const count = read(JSON.parse(readFileSync(file, 'utf8')))
  return isGood ? count : { ...count, failed: Math.max(1, count.failed) }
}

/** A file that did not even load has no test that could fail. */
function failedInFile({ name, status, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length > 0) return tests.map((test) => `${name}: ${test.fullName}`)
  return status === 'failed' ? [name] : []
}

function namesOf({ file, specs, suites = [] }, status) {
  const found = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return [
    ...found.map((spec) => `${file}: ${spec.title}`),
    ...suites.flatMap((suite) => namesOf(suite, status)),
  ]
}
