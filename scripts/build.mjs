// `npm run build`: the site and the pages of the desk, into dist/. With
// `--if-changed` only where dist/ is not what these sources make.
import './setup/runtime.mjs'
import { isBuilt, startBuild } from './build/built.mjs'
import { run, runTool } from './process/run.mjs'
import { loadEnvFile } from './setup/env-file.mjs'
import { installPackages } from './setup/setup.mjs'

loadEnvFile()
await installPackages()
// From here on there are packages, and sources that this Node.js can read.
const { compileAssessment } = await import('./build/assessment.mjs')
if (!compileAssessment()) process.exit(1)
if (process.argv.includes('--if-changed') && isBuilt()) process.exit(0)
const from = performance.now()
const finish = startBuild()
const parts = await Promise.all([buildSite(), vite('--config', 'vite.desk.config.ts')])
if (!parts.every(Boolean)) process.exit(1)
finish()
console.log(`Built in ${((performance.now() - from) / 1000).toFixed(1)} s.`)

async function buildSite() {
  return (
    (await vite()) &&
    (await vite('--ssr', 'src/web/entry-server.tsx', '--outDir', 'dist/pages')) &&
    (await run(process.execPath, ['scripts/build/prerender.ts'])) &&
    run(process.execPath, ['scripts/build/compress.ts'])
  )
}

function vite(...args) {
  return runTool('vite', ['build', '--logLevel', 'warn', ...args])
}
