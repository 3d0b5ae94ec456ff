import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { openApp } from '../../tests/support/test-app.ts'

type Parameter = { $ref?: string; name: string; in: string; example: string }
type Body = { content: Record<string, { example: object }> }
type Operation = {
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, { $ref?: string; content?: object }>
}
type Path = { parameters?: Parameter[]; get?: Operation; post?: Operation }

const API: {
  paths: Record<string, Path>
  components: { parameters: Record<string, Parameter> }
} = parse(readFileSync('docs/openapi.yaml', 'utf8'))

function named({ parameters = [] }: Path | Operation, place: string): [string, string][] {
  return parameters
    .map(({ $ref, ...own }) => ($ref && API.components.parameters[$ref.replace(/.*\//, '')]) || own)
    .filter((each) => each.in === place)
    .map(({ name, example }) => [name, example])
}

it('has examples that the server takes, with a reply that it names', async () => {
  const { app } = await openApp()
  for (const [path, item] of Object.entries(API.paths)) {
    const { get, post } = item
    const operation = post ?? get
    const good = Object.keys(operation?.responses ?? {}).filter((status) => status !== 'default')
    const url = named(item, 'path').reduce(
      (address, [name, example]) => address.replace(`{${name}}`, example),
      path,
    )
    const reply = await app.inject({
      ...{ method: post ? 'POST' : 'GET', url },
      headers: Object.fromEntries(named(operation ?? {}, 'header')),
      ...(post?.requestBody && {
        payload: post.requestBody.content['application/json']?.example ?? {},
      }),
    })
    expect(good, `${url}: ${reply.body}`).toContain(String(reply.statusCode))
  }
})
