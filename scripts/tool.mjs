// `node scripts/tool.mjs vitest run …`: a program of a dependency, or `node` itself.
import './setup/runtime.mjs'
import { run, runTool } from './process/run.mjs'

const [name, ...args] = process.argv.slice(2)

const isDone = name === 'node' ? await run(process.execPath, args) : await runTool(name, args)
process.exit(isDone ? 0 : 1)
