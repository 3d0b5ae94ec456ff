// `npm test`: installs what is missing, then every check that a change must pass. It goes on after a
// failure, so that one run tells all, and closes with one line over all of them.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findChromium, installDependencies, run } from './setup.mjs'

const UNIT_REPORT = 'test-results/unit.json'
const FAULTS_REPORT = 'test-results/faults.json'
const E2E_REPORT = 'test-results/e2e.json'

installDependencies()
const chromium = findChromium()
rmSync('test-results', { recursive: true, force: true })

const counts = [
  countStep('format', 'oxfmt', '--check'),
  countStep('types', 'tsc', '-b'),
  countStep('lint', 'oxlint', '--deny-warnings'),
  countStep('unused code', 'knip'),
  countStep('build', 'npm', 'run', '--silent', 'build'),
  countTests('unit tests', UNIT_REPORT),
  countBrowserTests(),
  countTests('faults, in short', FAULTS_REPORT, '--config', 'vitest.faults.config.ts'),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const skipped = counts.reduce((sum, count) => sum + (count.skipped ?? 0), 0)

console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)

function countStep(name, command, ...args) {
  console.log(`\n== ${name}`)
  const isGood = run(command === 'npm' ? 'npm' : `node_modules/.bin/${command}`, args)
  if (!isGood) console.log(`FAILED: ${name}`)
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function countTests(name, file, ...args) {
  console.log(`\n== ${name}`)
  const isGood = run('node_modules/.bin/vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ])
  return counted(isGood, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }))
}

function countBrowserTests() {
  console.log('\n== browser tests')
  const isGood = run('node_modules/.bin/playwright', ['test'], {
    CHROMIUM_PATH: chromium,
  })
  return counted(isGood, E2E_REPORT, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
}

/** A runner that fails without naming a failed test counts as one. */
function counted(isGood, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const count = read(JSON.parse(readFileSync(file, 'utf8')))
  return isGood ? count : { ...count, failed: Math.max(1, count.failed) }
}
