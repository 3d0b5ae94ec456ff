import { readFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import {
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_KEY_HEADER,
  PROBLEM_MEDIA_TYPE,
} from '../../src/contract/api.ts'
import { SYMBOLS } from '../../src/domain/report/report-code.ts'
import { TEAM_KEY_LENGTH } from '../../src/domain/sharing/team-key.ts'
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
      OPERATIONS.map(({ path }) => [
        path,
        Object.fromEntries(
          OPERATIONS.filter((each) => each.path === path).map((each) => [
            each.method,
            operationOf(each),
          ]),
        ),
      ]),
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
  const name = path.replaceAll(/[{}]/g, '')
  const inPath = Array.from(path.matchAll(/{(\w+)}/g), ([, key = '']) => teamKey(key))
  const parameters = hasKey ? [KEY] : inPath
  return {
    operationId: `${method}${name.replaceAll(/[/.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    security: [],
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

const KEY = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: true,
  description: 'The same when it is sent again',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
}

function teamKey(name: string) {
  return {
    name,
    in: 'path',
    required: true,
    description: 'Made by the browser, of 80 random bits. Read as leniently as a report code',
    schema: { type: 'string', pattern: `^[${SYMBOLS}]{${TEAM_KEY_LENGTH}}$` },
  }
}

function replyOf(status: string, reply: GenericSchema | undefined) {
  const description = DESCRIPTIONS[status] ?? ''
  if (reply === undefined) return { description }
  return { description, content: { 'application/json': { schema: schemaOf(reply) } } }
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Here it is; of answers sent to a team, they were there or took the place of others',
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
