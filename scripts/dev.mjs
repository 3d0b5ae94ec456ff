// `npm run dev`: the server for /api, and the pages from their sources with hot reload.
import './setup/runtime.mjs'
import { buildIfChanged } from './build/built.mjs'
import { loadEnvFile } from './setup/env-file.mjs'
import { installPackages } from './setup/setup.mjs'

loadEnvFile()
await installPackages()
const { compileAssessment } = await import('./build/assessment.mjs')
if (!compileAssessment() || !(await buildIfChanged())) process.exit(1)
await import('../src/server/main.ts')
const { createServer } = await import('vite')
const vite = await createServer()
await vite.listen()
vite.printUrls()
