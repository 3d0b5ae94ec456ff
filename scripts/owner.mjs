#!/usr/bin/env node
// `npm run owner -- …`: the owner's command line.
import './setup/runtime.mjs'
import { loadEnvFile } from './setup/env-file.mjs'

loadEnvFile()
const { compileOrKeep, isCompiled } = await import('./build/assessment.mjs')
if (!isCompiled() && !compileOrKeep()) process.exit(1)
await import('../src/owner/main.ts')
