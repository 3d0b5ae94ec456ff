#!/usr/bin/env node
// `npm run owner -- …`: the owner's command line.
import './setup/runtime.mjs'

await import('../src/owner/main.ts')
