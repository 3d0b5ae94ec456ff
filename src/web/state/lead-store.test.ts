import { expect, it } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { REPORTS_KEY } from './browser-storage.ts'
import { createLeadStore } from './lead-store.ts'

const ADA = {
  ...{ name: 'Ada Lovelace', company: 'Engines', designation: 'Head' },
  email: 'Ada@Engines.example',
}
const KEY = '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69'

function setup(stored: Record<string, string> = {}) {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(stored)) storage.set(key, text)
  return { storage, lead: createLeadStore(storage) }
}

it('keeps the form values under `leadData`, and the key of the lead beside them', () => {
  const { storage, lead } = setup()

  lead.set(ADA, KEY)

  expect(JSON.parse(storage.get('leadData') ?? '')).toEqual(ADA)
  expect(storage.get('leadKey')).toBe(`"${KEY}"`)
  expect(lead.get()).toEqual(ADA)
  expect(lead.key()).toBe(KEY)
  expect(lead.email(), 'as the server keeps it').toBe('ada@engines.example')
})

it('forgets the reports of another email, and tells of another person', () => {
  const { storage, lead } = setup()
  lead.set(ADA, KEY)
  storage.set(REPORTS_KEY, '[]')
  lead.set({ ...ADA, email: 'ada@engines.example', company: 'Engines Ltd' }, KEY)
  expect(storage.get(REPORTS_KEY)).toBe('[]')
  expect(lead.set({ ...ADA, email: 'ada@engine.example' }, KEY)).toBe(false)
  expect(storage.get(REPORTS_KEY)).toBeUndefined()
  expect(lead.set({ ...ADA, name: 'Bob', email: 'bob@engines.example' }, KEY)).toBe(true)
})

it.each(['{"name":"Ada"}', 'broken'])('finds no lead in %s', (text) => {
  const { lead } = setup({ leadData: text })
  expect(lead.get()).toBeUndefined()
  expect(lead.email()).toBeNull()
})

it('gives no email of details that the server would refuse', () => {
  const { lead } = setup({ leadData: JSON.stringify({ ...ADA, email: 'ada@gmail.com' }) })
  expect(lead.email()).toBeNull()
})

it.each(['"no key"', '1'])('finds no key in %s', (text) => {
  expect(setup({ leadKey: text }).lead.key()).toBeUndefined()
})
