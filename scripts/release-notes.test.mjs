import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

function notesOf(version) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [
    'scripts/release-notes.mjs',
    version,
  ])
  return { status, output: String(stdout), errors: String(stderr) }
}

it('prints what the changelog says about a version, without its heading', () => {
  const { status, output } = notesOf('v1.0.0')
  expect(status).toBe(0)
  expect(output).toContain('### ')
  expect(output).not.toMatch(/^## /m)
})

it('fails for a version without an entry', () => {
  expect(notesOf('v0.0.1')).toEqual({
    status: 1,
    output: '',
    errors: 'CHANGELOG.md has no entry [0.0.1].\n',
  })
})
