// `npm run results`: writes docs/results.md from results/*.json.
import { writeFileSync } from 'node:fs'
import { resultsPage } from './results/page.ts'

writeFileSync('docs/results.md', resultsPage())
