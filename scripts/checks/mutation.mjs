// `npm run test:mutation [-- WORD…]`: changes one place of a file at a time and runs the tests that
// answer for it. A change that no test notices survives (docs/develop.md). A word chooses the files
// whose names hold it; `scoring:10-20` takes those lines alone.
import '../setup/runtime.mjs'
import { readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

// Only a Node.js that the first import lets through can load these.
const { currentCircumstances } = await import('../results/circumstances.ts')
const { EXPLAINED, keepResults } = await import('../results/result-files.ts')

/** Of a hundred changes in a file that a test can notice, so many are noticed at least. */
const LEAST_PERCENT = 97

/** Files of src/ that carry rules. */
const FILES = [
  /^domain\/\w+\/[\w-]+\.ts$/,
  /^content\/report\/tensions\.ts$/,
  /^content\/questions\/pool\.ts$/,
  /^contract\/(?:api|prerendered)\.ts$/,
  /^store\/commit\/(?:save-queue|keep-rows)\.ts$/,
  /^store\/(?:stored-row|outbox|purge)\.ts$/,
  /^store\/owner\/rows\.ts$/,
  /^store\/desk\/(?!desk-store\.)[\w-]+\.ts$/,
  /^channels\/(?:within|event-words|mail\/letter)\.ts$/,
  /^channels\/webhook\/(?:post|private-address|resolve-name)\.ts$/,
  /^server\/limits\/[\w-]+\.ts$/,
  /^server\/http\/(?:guards|leave|connections|pipelines|client-address|negotiation|code-pages)\.ts$/,
  /^server\/background\/(?:sender|retry|digest|retention|milestone-counts)\.ts$/,
  /^web\/save-result\.ts$/,
  // Those two and the hooks are wires to the browser, which only its own tests can pull.
  /^web\/state\/(?!location\.|visit\.)[\w-]+\.ts$/,
  /^desk\/state\/lead-list\.ts$/,
  /^owner\/tables\/(?:csv|formula)\.ts$/,
]

/** Tests that answer for a file and do not begin with its name. */
const OTHER_TESTS = {
  'channels/mail/letter.ts': ['channels/mail/post.test.ts'],
  'domain/assessment/outcome.ts': ['domain/assessment/model.test.ts'],
  'domain/assessment/scoring.ts': ['domain/assessment/stage.test.ts'],
  'domain/assessment/stage-of.ts': ['domain/assessment/stage.test.ts'],
  'domain/lead/consumer-domains.ts': ['domain/lead/lead-email.test.ts'],
  'domain/report/code-room.ts': ['domain/report/report-code-versions.test.ts'],
  'server/http/client-address.ts': [
    'server/http/headers.test.ts',
    'server/limits/abuse.test.ts',
    'server/limits/networks.test.ts',
  ],
  'store/commit/keep-rows.ts': [
    'store/postgres/keep-rows.test.ts',
    'store/sqlite/keep-rows.test.ts',
  ],
  'store/desk/lead-notes.ts': ['store/sqlite/owner-store.test.ts'],
  // Only a database knows the types of the columns.
  'store/stored-row.ts': ['store/postgres/keep-rows.test.ts'],
}

const words = process.argv.slice(2).map((word) => word.split(':'))
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).toSorted()
let isEnough = true
for (const file of sources.filter(isMeasured)) {
  const places = words.length === 0 ? [pathOf(file)] : placesIn(file)
  if (places.length > 0) await mutate(places, testsOf(file).map(pathOf))
}
process.exit(isEnough ? 0 : 1)

function isMeasured(file) {
  return FILES.some((files) => files.test(file)) && !/\.(?:test|suite)\.tsx?$/.test(file)
}

/** Those that begin with its name, and the others that are named. Trying every case takes too long. */
function testsOf(file) {
  const tests = sources.filter((test) => /(?<!-brute-force|\.long)\.test\.tsx?$/.test(test))
  return [...tests.filter((test) => sourceOf(test) === file), ...(OTHER_TESTS[file] ?? [])]
}

/** `lead-source.ts` stands before `lead.ts`, so the longer name is found first. */
function sourceOf(test) {
  return sources.find((file) => isMeasured(file) && test.startsWith(file.slice(0, -'.ts'.length)))
}

/** The whole file, or the lines of it that a word names. */
function placesIn(file) {
  return words
    .filter(([name]) => file.includes(name))
    .map(([, lines]) => [pathOf(file), lines].filter(Boolean).join(':'))
}

function pathOf(file) {
  return `src/${file}`
}

async function mutate(places, testFiles) {
  // With its own option for tests, Stryker never makes a change that acts while a file is loaded.
  process.env['MUTATION_TESTS'] = [...testFiles, 'scripts/checks/mutation-load.mjs'].join(' ')
  process.env['MUTATION_SOURCE'] = fileOf(places[0])
  const mutants = await new Stryker({
    mutate: places,
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 2500,
    // The compiler is newer than what Stryker can read, and vitest needs no settings of it.
    tsconfigFile: 'none.json',
    ignorePatterns: ['/dist', '/.cache', '/data', '/shots', '/test-results'],
    tempDirName: '.cache/mutation',
    reporters: ['dots'],
    logLevel: 'error',
    fileLogLevel: 'off',
  }).runMutationTest()
  if (!tell(places[0], mutants)) isEnough = false
}

function fileOf(place) {
  return place.replace(/:.*/, '')
}

/** How many there were, and each change that no test noticed. Whether enough were noticed. */
function tell(place, mutants) {
  const file = fileOf(place)
  const survivors = mutants
    .filter(({ status }) => !['Killed', 'Timeout'].includes(status))
    .map(({ location, mutatorName, replacement, status }) => {
      const { line, column } = location.start
      return `${line}:${column} ${mutatorName} (${status}): ${replacement}`
    })
  const killed = mutants.length - survivors.length
  console.log(`${file}: ${killed} of ${mutants.length} noticed`)
  for (const survivor of survivors) console.log(`  ${file}:${survivor}`)
  if (place === file) {
    const measured = { file, ...currentCircumstances(), mutants: mutants.length, survivors }
    keepResults('mutation', [measured], (result) => result.file)
  }
  const explained = place === file ? (EXPLAINED[file]?.changes ?? 0) : 0
  return 100 * killed >= LEAST_PERCENT * (mutants.length - explained)
}
