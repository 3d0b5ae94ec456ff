// `npm run build`: the site and the pages of the desk, into dist/. With `--if-changed` only where
// dist/ is not what these sources make; with `--ours` of the assessment that the product comes with.
import './setup/ready.mjs'
import { renameSync, rmSync } from 'node:fs'
import { isBuilt, startBuild } from './build/built.mjs'

// From here on there are packages, and sources that this Node.js can read.
const { compileAssessment } = await import('./build/assessment.mjs')
const made = compileAssessment({ isOurs: process.argv.includes('--ours') })
if (!made) process.exit(1)
if (process.argv.includes('--if-changed') && isBuilt()) process.exit(0)
const { LANGUAGES } = await import('../src/generated/languages.ts')
const { createBuilderIn } = await import('./build/builder-in.ts')
const { prerender } = await import('./build/prerender.ts')
const { compress } = await import('./build/compress.ts')
const from = performance.now()
const finish = startBuild()
const { folder, assessment } = made
for (const language of LANGUAGES) {
  const vite = await createBuilderIn(language)
  const { client, ssr, desk } = vite.environments
  const site = await vite.build(client)
  await vite.build(ssr)
  await prerender(site, language)
  if (!language.base) await vite.build(desk)
}
// Vite puts a page where its source is.
renameSync('dist/desk/src/desk/pages/index.html', 'dist/desk/index.html')
rmSync('dist/desk/src', { recursive: true })
await compress('dist/web')
finish()
const seconds = ((performance.now() - from) / 1000).toFixed(1)
console.log(`Built “${assessment.pages.title}” of ${folder} in ${seconds} s.`)
