// `npm run build`: the site, the server, the owner's tool and the pages of the desk, into dist/. With
// `--if-changed` only where dist/ is not what these sources make.
import './setup/runtime.mjs'
import { isBuilt, startBuild } from './build/built.mjs'
import { runTool } from './process/run.mjs'

if (process.argv.includes('--if-changed') && isBuilt()) process.exit(0)
const from = performance.now()
const finish = startBuild()
const parts = await Promise.all([
  ...[buildSite(), buildProgram('server'), buildProgram('owner')],
  vite('--config', 'vite.desk.config.ts'),
])
if (!parts.every(Boolean)) process.exit(1)
finish()
console.log(`Built in ${((performance.now() - from) / 1000).toFixed(1)} s.`)

async function buildSite() {
  return (
    (await vite()) &&
    (await vite('--ssr', 'src/web/entry-server.tsx', '--outDir', 'dist/pages')) &&
    (await runTool('tsx', ['scripts/build/prerender.ts'])) &&
    runTool('tsx', ['scripts/build/compress.ts'])
  )
}

function buildProgram(name) {
  return vite('--ssr', `src/${name}/main.ts`, '--outDir', `dist/${name}`)
}

function vite(...args) {
  return runTool('vite', ['build', '--logLevel', 'warn', ...args])
}
