#!/usr/bin/env node
// `npm run owner -- …`: the owner's command line.
import './setup/runtime.mjs'
import { loadEnvFile } from './setup/env-file.mjs'

loadEnvFile()
const { compileAny } = await import('./build/assessment.mjs')
compileAny()
await import('../src/owner/main.ts')
