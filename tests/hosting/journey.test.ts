import { spawnSync } from 'node:child_process'

import { expect, it } from 'vitest'

import { isMissing, PROXIES } from './proxies.ts'

for (const name of PROXIES) {
  it.skipIf(isMissing(name))(`a visitor makes the whole journey through ${name}`, () => {
    // Without the variables of this test runner, under which others behave in another way.
    const { VITEST: _vitest, NODE_ENV: _testing, ...env } = process.env
    const command = 'playwright test --config tests/hosting/playwright.config.ts'
    const { status, stdout, stderr } = spawnSync('npx', command.split(' '), {
      env: { ...env, BEHIND: name },
    })
    const text = `${stdout.toString()}${stderr.toString()}`
    expect({ status, text }).toMatchObject({ status: 0 })
    expect(text).toMatch(/[1-9]\d* passed/)
    expect(text).not.toContain('skipped')
  })
}
