// Runs a program of a package, or a file, for package.json: with what is missing installed first.
import './setup/runtime.mjs'
import { run, runTool } from './process/run.mjs'
import { installPackages, linkPostgres } from './setup/setup.mjs'

const [name, ...args] = process.argv.slice(2)
await installPackages()
await linkPostgres()
const options = { stdio: 'inherit' }
const isGood = await (name.includes('/')
  ? run(process.execPath, [name, ...args], options)
  : runTool(name, args, options))
process.exit(isGood ? 0 : 1)
