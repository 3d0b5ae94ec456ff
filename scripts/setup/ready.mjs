// The first import of a command that builds or serves: the right Node.js, the settings in .env, the packages. Whatever
// needs a package is imported after it, with `await import`.
import './runtime.mjs'
import { loadEnvFile } from './env-file.mjs'
import { installPackages } from './setup.mjs'

loadEnvFile()
await installPackages()
