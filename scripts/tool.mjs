// `node scripts/tool.mjs vitest run …`: a program of a dependency.
import './setup/runtime.mjs'
import { runTool } from './process/run.mjs'

const [name, ...args] = process.argv.slice(2)

process.exit((await runTool(name, args)) ? 0 : 1)
