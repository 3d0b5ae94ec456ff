#!/usr/bin/env node
// `npm run owner -- …`: the owner's command line.
import './setup/runtime.mjs'
import { existsSync } from 'node:fs'
import { loadEnvFile } from './setup/env-file.mjs'
import { installPackages } from './setup/setup.mjs'

loadEnvFile()
// An image has only what the server needs, and that is enough here.
if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url)))
  await installPackages()
const { compileAny } = await import('./build/assessment.mjs')
compileAny()
await import('../src/owner/main.ts')
