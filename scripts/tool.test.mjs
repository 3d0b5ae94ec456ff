import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

function tool(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/tool.mjs', ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('runs a script by the Node.js that it runs on itself', () => {
  expect(tool('node', '--print', '40 + 2')).toEqual({ status: 0, stdout: '42\n', stderr: '' })
  expect(tool('node', '--eval', 'process.exit(3)')).toMatchObject({ status: 1 })
})

it('runs a program of a dependency', () => {
  expect(tool('vitest', '--version')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('vitest/'),
  })
})

it('says which program is not there', () => {
  const { status, stderr } = tool('no-such-program')
  expect(status).toBe(1)
  expect(stderr).toContain('node_modules/.bin/no-such-program ENOENT')
})
