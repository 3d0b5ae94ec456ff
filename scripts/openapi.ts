// Prints the public API into docs/openapi.json: `node scripts/openapi.ts`.
import { writeFileSync } from 'node:fs'
import { openApiDocument } from './openapi/document.ts'

writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(), undefined, 2)}\n`)
