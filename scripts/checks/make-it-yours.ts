// `npm run test:yours` and a part of `npm run test:long`: does to a copy of the sources what README.md's "Make
// it yours" tells an owner to do, builds the copy and runs the tests of its words and pages.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { optionText, questionOf } from '../../src/content/questions/questions.ts'
import { SITE, SITE_HEAD } from '../../src/content/site.ts'
import { copySources } from './copy-sources.ts'

const NAMES = {
  [SITE.productName]: 'Field & Sales Readiness Check',
  [SITE.providerName]: 'Northbeam',
  [SITE.address]: 'https://readiness.northbeam.example',
  [SITE.demoUrl]: 'https://northbeam.example/talk-to-us',
  [SITE_HEAD.description]: 'Twelve questions about how ready your field teams are.',
  [SITE.contact.url]: 'mailto:team@northbeam.example',
  [SITE.privacy.text]: 'We write to you once about your result.',
  [SITE.privacy.linkText]: 'How we treat your data',
  [SITE.privacy.url]: 'https://northbeam.example/data',
  'consent: undefined as Consent | undefined':
    "consent: { text: 'You may write to me.', isRequired: true } as Consent | undefined",
}
const WORDS = {
  [questionOf(5).text]: 'What training do reps get once onboarding is over?',
  [optionText(5, 1)]: 'Tips they hear from reps nearby',
}
const COLORS = { '--primary: light-dark(': '--primary: light-dark(#5b2a86, #d7b8f5); --was: (' }

const folder = mkdtempSync(join(tmpdir(), 'assessment-yours-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
copySources(folder)
change('src/content/site.ts', NAMES)
change('src/content/questions/questions.ts', WORDS)
change('src/ui/styles/tokens.css', COLORS)

run('node', 'scripts/model/version.ts')
run('node', 'scripts/build.mjs')
run('node_modules/.bin/vitest', 'run', '--reporter=dot', 'src/content', 'src/web', 'scripts/model')
run(
  'node_modules/.bin/playwright',
  'test',
  'pages/pages',
  'a11y/routes',
  'flow/consent',
  '--reporter=line',
)

function change(file: string, replacements: Readonly<Record<string, string>>): void {
  const path = join(folder, file)
  let text = readFileSync(path, 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`)
    text = text.replaceAll(from, to)
  }
  writeFileSync(path, text)
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(1)
}
