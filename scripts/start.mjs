// `npm start`: installs and builds what is missing or changed, then serves.
import './setup/ready.mjs'
import { buildIfChanged } from './build/built.mjs'

const { compileOrKeep } = await import('./build/assessment.mjs')
if (!compileHere() || !(await buildIfChanged())) process.exit(1)
process.env.NODE_ENV ??= 'production'
// The pages have it now.
delete process.env.ASSESSMENT
// In this process, so that its signals and its exit code are the server's own.
await import('../src/server/main.ts')

function compileHere() {
  try {
    return compileOrKeep()
  } catch (error) {
    // On a file system that takes nothing, mkdir says ENOENT.
    const isUnwritable = ['EACCES', 'EPERM', 'EROFS'].includes(error.code)
    if (!isUnwritable && error.syscall !== 'mkdir') throw error
    console.error(`The pages cannot be built, because ${error.path} cannot be written.`)
    return false
  }
}
