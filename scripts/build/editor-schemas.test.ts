import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EDITOR_SCHEMAS } from './editor-schemas.ts'

it.each([...EDITOR_SCHEMAS])('%s is what the checks of a folder make of it', (path, schema) => {
  const file = join(import.meta.dirname, '../../assessments', path)
  const committed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(committed, 'npm run schemas writes it anew').toEqual(schema)
})
