// How many checks and tests passed, from the results that the runners write.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { run, runTool } from './run.mjs'

const RESULTS = 'test-results'

/** Once before a run: results of another one would be counted with it. */
export function clearResults() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
}

/** These run side by side, so each tells what it has to say when it is done. */
export async function countCheck(name, tool, ...args) {
  const file = `${RESULTS}/${name.replaceAll(' ', '-')}.log`
  const log = openSync(file, 'w')
  const isGood = await runTool(tool, args, { stdio: ['ignore', log, log] })
  closeSync(log)
  const count = countOf(name, isGood)
  if (!isGood) console.log(readFileSync(file, 'utf8'))
  return count
}

export function countOf(name, isGood) {
  console.log(`${isGood ? 'passed' : 'FAILED'}: ${name}`)
  return isGood ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [name] }
}

/** `report` names the file of its results. */
export async function countTests(name, report, { args = [], env = {} } = {}) {
  const file = `${RESULTS}/${report}.json`
  console.log(`\n== ${name}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isGood = await runTool('vitest', ['run', ...reporters, ...args], { env })
  return counted(isGood, file, (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    skipped: results.testResults.flatMap(skippedInFile),
    names: results.testResults.flatMap(failedInFile),
  }))
}

export async function countBrowserTests(name, report, { env }) {
  const file = `${RESULTS}/${report}.json`
  console.log(`\n== ${name}`)
  const isGood = await runTool('playwright', ['test'], {
    env: { ...env, E2E_RESULTS: file },
  })
  return counted(isGood, file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: suites.flatMap((suite) => namesOf(suite, 'skipped')),
    names: suites.flatMap((suite) => namesOf(suite, 'unexpected')),
  }))
}

export async function countScript(name, script, env) {
  console.log(`\n== ${name}`)
  return countOf(name, await run(process.execPath, [script], { env }))
}

/**
 * Closes a run with one line over all of it. With REQUIRE_ALL, for machines that have every tool, a
 * test that was skipped has failed.
 */
export function endWith(counts) {
  const skipped = counts.flatMap((count) => count.skipped ?? [])
  const mustRun = process.env.REQUIRE_ALL === '1'
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const broken = counts.reduce((sum, count) => sum + count.failed, 0)
  const failed = broken + (mustRun ? skipped.length : 0)

  // Again at the end, where a log that was cut still has them.
  for (const name of skipped)
    console.log(`${mustRun ? 'FAILED, for it was skipped' : 'SKIPPED'}: ${name}`)
  for (const { names } of counts) for (const name of names) console.log(`FAILED: ${name}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
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

function skippedInFile({ name, assertionResults }) {
  const tests = assertionResults.filter(({ status }) => ['pending', 'skipped'].includes(status))
  return tests.map((test) => `${name}: ${test.fullName}`)
}

function namesOf({ file, specs, suites = [] }, status) {
  const found = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return [
    ...found.map((spec) => `${file}: ${spec.title}`),
    ...suites.flatMap((suite) => namesOf(suite, status)),
  ]
}
