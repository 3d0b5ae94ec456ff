import { readFileSync } from 'node:fs'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import {
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_KEY_HEADER,
  PROBLEM_MEDIA_TYPE,
} from '../../src/contract/api.ts'
import { DESK, PUBLIC } from './operations.ts'
import type { Operation } from './operations.ts'
import { deliveryRow, edition, leadRow, leadRun, problem } from './replies.ts'

const manifest: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8'))

const PUBLIC_SERVER = { url: 'https://assessment.example.com', description: 'For visitors' }
const DESK_SERVER = { url: 'http://127.0.0.1:3100', description: 'The desk, for owners' }

/** Both servers as one OpenAPI document. */
export function openApiDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: manifest['description']?.replace(/\.$/, ''),
      version: manifest['version'],
      license: { name: manifest['license'], identifier: manifest['license'] },
    },
    servers: [PUBLIC_SERVER],
    tags: [{ name: 'visitors' }, { name: 'desk' }],
    paths: { ...pathsOf(PUBLIC, {}), ...pathsOf(DESK, { servers: [DESK_SERVER] }) },
    components: {
      schemas: toJsonSchemaDefs(NAMED, CONFIG),
      responses: {
        Problem: {
          description: 'What is wrong (RFC 9457)',
          content: { [PROBLEM_MEDIA_TYPE]: { schema: schemaOf(problem) } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'desk_3100',
          description: 'The name ends with the port where the desk listens.',
        },
      },
    },
  }
}

function pathsOf(operations: readonly Operation[], more: object) {
  const paths: Record<string, object> = {}
  for (const each of operations) {
    paths[each.path] = { ...(paths[each.path] ?? more), [each.method]: operationOf(each) }
  }
  return paths
}

function operationOf(operation: Operation) {
  const { path, method, summary, body, replies, isOpen } = operation
  const isDesk = DESK.includes(operation)
  const parameters = parametersOf(operation)
  return {
    operationId: `${method}${path.replaceAll(/[/.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [isDesk ? 'desk' : 'visitors'],
    summary,
    security: isDesk && !isOpen ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(replies).map(([status, reply]) => [status, replyOf(status, reply)]),
      ),
      '4XX': { $ref: '#/components/responses/Problem' },
      '5XX': { $ref: '#/components/responses/Problem' },
    },
  }
}

function parametersOf({ query = [], hasKey }: Operation) {
  const key = {
    name: IDEMPOTENCY_KEY_HEADER,
    in: 'header',
    required: true,
    description: 'The same when it is sent again',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
  }
  const fields = query.flatMap((schema) => {
    const { properties = {}, required = [] } = schemaOf(schema)
    return Object.entries(properties).map(([name, each]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: each,
    }))
  })
  return [...(hasKey ? [key] : []), ...fields]
}

function replyOf(status: string, reply: GenericSchema | string | undefined) {
  const description = DESCRIPTIONS[status] ?? ''
  if (reply === undefined) return { description }
  const content =
    typeof reply === 'string'
      ? { [reply]: { schema: { type: 'string' } } }
      : { 'application/json': { schema: schemaOf(reply) } }
  return { description, content }
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Here it is',
  201: 'It is kept, now or before (then with the header Idempotent-Replayed)',
  204: 'Done, or there is nothing',
}

/** Others refer to these. */
const NAMED = { Edition: edition, Lead: leadRow, Run: leadRun, Delivery: deliveryRow }

const CONFIG = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions: NAMED,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

/** As it is sent. What JSON Schema cannot say, such as that a day exists, is left out. */
function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _schema, $defs: _defs, ...rest } = toJsonSchema(schema, CONFIG)
  return rest
}
