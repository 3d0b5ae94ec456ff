// `npm start`: installs what is missing, builds, serves.
import { installDependencies, run } from './setup.mjs'

installDependencies()
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1)
process.env.NODE_ENV ??= 'production'
// In this process, so that its signals and its exit code are the server's own.
await import('../dist/server/main.js')
