import type { HubspotConfig } from './config.ts'
import { OWN_PROPERTIES } from './contact.ts'
import { postToHubspot } from './post.ts'

const GROUPS_PATH = '/crm/v3/properties/contacts/groups'
const PROPERTIES_PATH = '/crm/v3/properties/contacts'
const GROUP = { name: 'maturity_assessment', label: 'Maturity assessment' }
const WITHIN_MS = 15_000

/** Creates the properties that are not there yet. Throws a sentence. */
export async function setUpHubspot(
  config: HubspotConfig,
): Promise<{ created: readonly string[]; wereThere: readonly string[] }> {
  await create(config, GROUPS_PATH, GROUP)
  const created: string[] = []
  const wereThere: string[] = []
  for (const { name, label, type } of OWN_PROPERTIES) {
    const fieldType = type === 'string' ? 'text' : type
    const property = { name, label, type, fieldType, groupName: GROUP.name }
    const isNew = await create(config, PROPERTIES_PATH, property)
    const list = isNew ? created : wereThere
    list.push(name)
  }
  return { created, wereThere }
}

/** False if it exists. */
async function create(config: HubspotConfig, path: string, body: unknown): Promise<boolean> {
  const failure = await postToHubspot(config, path, body, AbortSignal.timeout(WITHIN_MS))
  if (failure?.problem.startsWith('replied 409')) return false
  if (failure) throw new Error(`HubSpot did not create the properties: ${failure.problem}`)
  return true
}
