import { runOwner } from './run-owner.ts'
import { createTerminal } from './command-line/terminal.ts'

const terminal = createTerminal(process.stdout, process.stderr)
process.exitCode = await runOwner(process.argv.slice(2), process.env, terminal, new Date())
