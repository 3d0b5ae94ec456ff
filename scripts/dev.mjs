// `npm run dev`: pages, server and desk at one address, again after each change, and receivers for what
// they send. The data are in data/dev, or in the folder of an argument.
import './setup/ready.mjs'
import { mkdirSync, statSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildIfChanged } from './build/built.mjs'

// From here on there are packages, and sources that this Node.js can read.
const { compileAssessment } = await import('./build/assessment.mjs')
const { compileFolder } = await import('../src/folder/compile-folder.ts')
const { createBuilderIn } = await import('./build/builder-in.ts')
const { MAILS_PATH } = await import('./dev/mails.mjs')
const { startPages } = await import('./dev/pages.mjs')
const { freePort } = await import('./process/free-port.ts')
const { addUser, startPrograms } = await import('./dev/programs.mjs')
const { startReceivers } = await import('./dev/receivers.mjs')
const { sendSamples } = await import('./dev/samples.mjs')

const made = compileAssessment()
if (!made || !(await buildIfChanged())) process.exit(1)
const { folder, assessment } = made
const { LANGUAGES } = await import('../src/generated/languages.ts')
// A signal by itself would not run what ends the programs.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
const data = process.argv[2] ?? join('data', 'dev')
mkdirSync(data, { recursive: true })
const ports = { server: await freePort(), desk: await freePort() }
const { url, showMistakes, reload } = await startPages(ports, data, process.env, LANGUAGES).catch(
  ({ message }) => {
    console.error(`${message}.`)
    process.exit(1)
  },
)
watchFolder()
const isReal = process.env.DATABASE_URL !== undefined
// Sample people belong neither there nor in a real CRM, chat or mailbox.
const REAL = ['DATABASE_URL', 'HUBSPOT_TOKEN', 'WEBHOOK_URL', 'NOTIFY_URL', 'SMTP_URL']
const user = await addUser(data, isReal)
await startPrograms({ data, url, ports, received: await startReceivers(data), isReal })
if (REAL.every((name) => process.env[name] === undefined))
  await sendSamples(ports.server, assessment)
console.log(`
${assessment.pages.title}: ${url}
Desk: ${url}/leads (name ${user.name}, password ${user.password})
Mails: ${url}${MAILS_PATH}
Data: ${isReal ? 'in DATABASE_URL, of which nothing is sent from here' : data}
`)

/** Vite and the server see the modules that change then. */
function watchFolder() {
  let timer
  let isWrong = false
  // An editor may write a new file in place of the old one.
  const isFile = statSync(folder).isFile()
  watch(isFile ? dirname(folder) : folder, { recursive: !isFile }, () => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const compiled = compileFolder(folder)
      if (!compiled.ok) {
        console.error(compiled.error)
        showMistakes(compiled.error)
      }
      // No module differs where the last change was taken back.
      else if (isWrong) reload()
      isWrong = !compiled.ok
      if (compiled.ok) await buildSaid()
    }, 100)
  })
}

/** In further languages the server says what is built. */
async function buildSaid() {
  for (const language of LANGUAGES.slice(1)) {
    const vite = await createBuilderIn(language)
    await vite.build(vite.environments.ssr)
  }
}
