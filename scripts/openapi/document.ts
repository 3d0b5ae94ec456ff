import { readFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import {
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_KEY_HEADER,
  PROBLEM_MEDIA_TYPE,
} from '../../src/contract/api.ts'
import { OPERATIONS } from './operations.ts'
import type { Operation } from './operations.ts'
import { problem } from './replies.ts'

const manifest: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8'))

/** The server for visitors. The desk's own requests come with the desk. */
export function openApiDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: manifest['description']?.replace(/\.$/, ''),
      version: manifest['version'],
      license: { name: manifest['license'], identifier: manifest['license'] },
    },
    servers: [{ url: 'https://assessment.example.com' }],
    paths: Object.fromEntries(
      OPERATIONS.map((each) => [each.path, { [each.method]: operationOf(each) }]),
    ),
    components: {
      responses: {
        Problem: {
          description: 'What is wrong (RFC 9457)',
          content: { [PROBLEM_MEDIA_TYPE]: { schema: schemaOf(problem) } },
        },
      },
    },
  }
}

function operationOf({ path, method, summary, body, hasKey, replies }: Operation) {
  return {
    operationId: `${method}${path.replaceAll(/[/.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    security: [],
    ...(hasKey && { parameters: [KEY] }),
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

const KEY = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: true,
  description: 'The same when it is sent again',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
}

function replyOf(status: string, reply: GenericSchema | undefined) {
  const description = DESCRIPTIONS[status] ?? ''
  if (reply === undefined) return { description }
  return { description, content: { 'application/json': { schema: schemaOf(reply) } } }
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Here it is',
  201: 'It is kept, now or before (then with the header Idempotent-Replayed)',
  204: 'Done, or there is nothing',
}

/** As it is sent. What JSON Schema cannot say, such as that a day exists, is left out. */
function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return rest
}
