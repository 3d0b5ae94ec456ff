import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SETTINGS } from '../../src/http/settings.ts'
import type { SettingName } from '../../src/http/settings.ts'
import { parseConfig } from '../../src/server/config.ts'
import { FILES } from './settings.ts'

it.each(FILES)('$file has what the settings say', ({ file, text }) => {
  expect(readFileSync(file, 'utf8'), 'npm run settings writes it anew').toBe(text)
})

it('has examples that the server takes', () => {
  const examples = Object.entries(SETTINGS).map(([name, { example }]) => [name, example])
  expect(parseConfig(Object.fromEntries(examples))).toMatchObject({ ok: true })
})

it.each<SettingName>([
  'HOST',
  'PORT',
  'DATABASE_URL',
  'LOG_LEVEL',
  'CLIENT_BURST',
  'DRAIN_SECONDS',
])('shows the default of %s as it could be set', (name) => {
  expect(parseConfig({ [name]: String(SETTINGS[name].default) })).toEqual(parseConfig({}))
})
