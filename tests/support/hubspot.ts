import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listening } from './listening.ts'
import type { HubspotConfig } from '../../src/channels/hubspot/config.ts'

export const TOKEN = 'pat-eu1-00000000-0000-4000-8000-000000000000'

type Reply = { status: number; body: object; headers?: Record<string, string> }
type Property = { name: string; type: string; groupName: string }

const STANDARD = ['email', 'firstname', 'lastname', 'company', 'jobtitle']

/** HubSpot's API as it is documented, as far as it is used here. */
export async function startHubspot() {
  const contacts = new Map<string, Record<string, string>>()
  const properties = new Map<string, Property>()
  const groups = new Set<string>()
  const scopes = new Set(['crm.objects.contacts.write', 'crm.schemas.contacts.write'])
  /** Replies that come first, whatever is asked. */
  const replies: Reply[] = []
  let asked = 0

  function change({ inputs }: { inputs: Upsert[] }, creates: boolean): Reply {
    if (!scopes.has('crm.objects.contacts.write')) return missingScopes()
    const [{ id, idProperty, properties: values } = NOTHING] = inputs
    if (idProperty !== 'email' || inputs.length !== 1) return invalid('INVALID_PARAMS', id)
    const unknown = Object.keys(values).find(
      (name) => !STANDARD.includes(name) && !properties.has(name),
    )
    if (unknown !== undefined) return invalid('PROPERTY_DOESNT_EXIST', unknown)
    const isNew = !contacts.has(id)
    if (isNew && !creates) return notFound(id)
    contacts.set(id, { ...(contacts.get(id) ?? { email: id }), ...values })
    const results = [{ id: '1', new: isNew, properties: contacts.get(id) }]
    return { status: 200, body: { status: 'COMPLETE', results } }
  }

  function create(names: { has(name: string): boolean }, name: string, add: () => void): Reply {
    if (!scopes.has('crm.schemas.contacts.write')) return missingScopes()
    if (names.has(name)) {
      const message = `A property named '${name}' already exists.`
      return { status: 409, body: { status: 'error', message, category: 'OBJECT_ALREADY_EXISTS' } }
    }
    add()
    return { status: 201, body: { name } }
  }

  function replyTo(path: string, body: Upserts & Property): Reply {
    if (path === '/crm/v3/objects/contacts/batch/upsert') return change(body, true)
    if (path === '/crm/v3/objects/contacts/batch/update') return change(body, false)
    if (path === '/crm/v3/properties/contacts/groups')
      return create(groups, body.name, () => groups.add(body.name))
    if (path === '/crm/v3/properties/contacts')
      return create(properties, body.name, () => properties.set(body.name, body))
    return { status: 404, body: {} }
  }

  const server = createServer(async (request, response) => {
    asked += 1
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`
    const body = JSON.parse(await text(request))
    const {
      status,
      body: reply,
      headers = {},
    } = replies.shift() ?? (isKnown ? replyTo(request.url ?? '', body) : unauthorized())
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(reply))
  })
  const port = await listening(server)
  onTestFinished(() => server.closeAllConnections())
  const config: HubspotConfig = { token: TOKEN, api: new URL(`http://127.0.0.1:${port}`) }
  return { config, contacts, properties, scopes, replies, asked: () => asked }
}

type Upsert = { id: string; idProperty: string; properties: Record<string, string> }
type Upserts = { inputs: Upsert[] }
const NOTHING: Upsert = { id: '', idProperty: '', properties: {} }

/** The list of what is wrong is text inside the message. */
function invalid(error: string, value: string): Reply {
  const list = [{ isValid: false, message: `"${value}" is wrong`, error, name: value }]
  const message = `Property values were not valid: ${JSON.stringify(list)}`
  return { status: 400, body: { status: 'error', message, category: 'VALIDATION_ERROR' } }
}

function notFound(id: string): Reply {
  const message = 'Could not get some CONTACT objects, they may be deleted or not exist.'
  const error = { status: 'error', category: 'OBJECT_NOT_FOUND', message, context: { ids: [id] } }
  return { status: 207, body: { status: 'COMPLETE', results: [], numErrors: 1, errors: [error] } }
}

function missingScopes(): Reply {
  const errors = [{ message: 'One or more of the following scopes are required.' }]
  return { status: 403, body: { status: 'error', category: 'MISSING_SCOPES', errors } }
}

function unauthorized(): Reply {
  return { status: 401, body: { status: 'error', category: 'INVALID_AUTHENTICATION' } }
}
