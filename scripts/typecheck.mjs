// `npm run typecheck`: TypeScript's errors, with the modules of the assessment made first.
import './setup/runtime.mjs'
import { runTool } from './process/run.mjs'

const { compileAssessment } = await import('./build/assessment.mjs')
const isGood = compileAssessment() && (await runTool('tsc', ['-b']))
process.exit(isGood ? 0 : 1)
