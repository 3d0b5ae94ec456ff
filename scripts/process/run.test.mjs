import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { run, runTool } from './run.mjs'

it('tells whether a command succeeded', async () => {
  expect(await run(process.execPath, ['-e', ''])).toBe(true)
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(false)
  expect(await run('no-such-command', [])).toBe(false)
})

it('names a program that is missing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  await run('no-such-command', [])
  await runTool('no-such-tool', [])
  expect(said.mock.calls).toEqual([
    ['no-such-command cannot be started (ENOENT).'],
    [expect.stringMatching(/no-such-tool is missing: delete node_modules and try again\.$/)],
  ])
})

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('ends the command and itself on %s', async (signal, exitCode) => {
  const command =
    "console.log(process.pid); process.on('exit', () => {}); setInterval(() => {}, 1000)"
  const script = `
    import { run } from './scripts/process/run.mjs'
    await run(process.execPath, ['-e', ${JSON.stringify(command)}])
    console.log('goes on')`
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script])
  onTestFinished(() => void runner.kill('SIGKILL'))
  let output = ''
  runner.stdout.on('data', (chunk) => (output += String(chunk)))
  await once(runner.stdout, 'data')
  // The output stays open as long as the command runs.
  const closed = once(runner, 'close')
  runner.kill(signal)
  expect((await closed)[0]).toBe(exitCode)
  expect(output).toMatch(/^\d+\n$/)
})
