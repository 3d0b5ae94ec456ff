// `npm test`: installs what is missing, then every check that a change must pass. `npm run test:long`
// (`--long`): what takes long, for each night and before a release. Both go on after a failure, so that one
// run shows all of them, and close with one line.
import './setup/runtime.mjs'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { buildIfChanged } from './build/built.mjs'
import { runTool } from './process/run.mjs'
import { findChromium, installPackages, linkPostgres } from './setup/setup.mjs'

const RESULTS = 'test-results'
const FAULTS = ['--config', 'tests/faults/vitest.config.ts']
const counts = []

// The tests quote the assessment that the product comes with, and no setting of .env is theirs.
process.env.ASSESSMENT = ''
const isLong = process.argv.includes('--long')
await installPackages()
const CHROMIUM_PATH = await findChromium({ isWhole: isLong })
await linkPostgres()
const { compileAssessment } = await import('./build/assessment.mjs')
if (!compileAssessment({ isOurs: true })) process.exit(1)
// Results of another run would be counted with these.
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

if (isLong) {
  count('build', await buildIfChanged())
  await countVitest('every answer', 'unit-long', [], { LONG: '1' })
  await countPlaywright({ CHROMIUM_PATH, LONG: '1' })
  await countVitest('faults and their controls', 'faults', [...FAULTS, 'tests/faults/'])
  await countVitest('behind proxies, and fail-over', 'hosting', [...FAULTS, 'tests/hosting/'])
} else {
  await Promise.all([
    countCheck('format', 'oxfmt', '--check'),
    countCheck('types', 'tsc', '-b'),
    countCheck('lint', 'oxlint', '--deny-warnings'),
    countCheck('unused code', 'knip'),
    countCheck('code that only tests use', 'knip', '--production'),
  ])
  count('build', await buildIfChanged())
  await countVitest('unit tests', 'unit', [])
  await countPlaywright({ CHROMIUM_PATH })
  await countVitest('faults that may cost no row', 'faults', [...FAULTS, '--mode', 'kept'])
}
close()

/** These run in parallel, so each prints its output when it is done. */
async function countCheck(name, tool, ...args) {
  const file = `${RESULTS}/${name.replaceAll(' ', '-')}.log`
  const log = openSync(file, 'w')
  const isGood = await runTool(tool, args, { stdio: ['ignore', log, log] })
  closeSync(log)
  count(name, isGood)
  if (!isGood) console.log(readFileSync(file, 'utf8'))
}

function count(name, isGood) {
  console.log(`${isGood ? 'passed' : 'FAILED'}: ${name}`)
  counts.push({ passed: Number(isGood), failed: Number(!isGood), names: isGood ? [] : [name] })
}

async function countVitest(name, report, args, env = {}) {
  console.log(`\n== ${name}`)
  const file = `${RESULTS}/${report}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isGood = await runTool('vitest', ['run', ...reporters, ...args], {
    env: { CHROMIUM_PATH, ...env },
  })
  countFile(isGood, file, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    names: testResults.flatMap(({ name: path, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length > 0) return failed.map(({ fullName }) => `${path}: ${fullName}`)
      // A file that failed to load has no test that could fail.
      return status === 'failed' ? [path] : []
    }),
  }))
}

async function countPlaywright(env) {
  console.log('\n== browser tests')
  const file = `${RESULTS}/e2e.json`
  const isGood = await runTool('playwright', ['test'], { env: { ...env, E2E_RESULTS: file } })
  countFile(isGood, file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: suites.flatMap(failedIn),
  }))
}

function failedIn({ file, specs, suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  return [...failed.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(failedIn)]
}

/** A runner that fails without naming a failed test counts as one. */
function countFile(isGood, file, read) {
  if (!existsSync(file)) return counts.push({ passed: 0, failed: 1, names: [file] })
  const result = read(JSON.parse(readFileSync(file, 'utf8')))
  counts.push(isGood ? result : { ...result, failed: Math.max(1, result.failed) })
}

function close() {
  const sumOf = (key) => counts.reduce((sum, each) => sum + each[key], 0)
  // Repeated at the end, because a log may be cut off.
  for (const { names } of counts) for (const name of names) console.log(`FAILED: ${name}`)
  console.log(`${sumOf('passed')} passed, ${sumOf('failed')} failed`)
  process.exit(sumOf('failed') === 0 ? 0 : 1)
}
