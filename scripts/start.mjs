// `npm start`: installs and builds what is missing or changed, then serves.
import './setup/runtime.mjs'
import { buildIfChanged } from './build/built.mjs'
import { loadEnvFile } from './setup/env-file.mjs'
import { installPackages } from './setup/setup.mjs'

loadEnvFile()
await installPackages()
const { compileOrKeep } = await import('./build/assessment.mjs')
if (!compileOrKeep() || !(await buildIfChanged())) process.exit(1)
process.env.NODE_ENV ??= 'production'
// The pages have it now.
delete process.env.ASSESSMENT
// In this process, so that its signals and its exit code are the server's own.
await import('../src/server/main.ts')
