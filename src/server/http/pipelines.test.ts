import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { limitPipelines, StoppableMessage, unansweredOn } from './pipelines.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** A connection to a server that replies to a request when the test says so. */
async function setup() {
  const responses: ServerResponse[] = []
  let seen = 0
  const handle = limitPipelines((_request, response) => void responses.push(response))
  const server = createServer({ IncomingMessage: StoppableMessage }, (request, response) => {
    seen += 1
    handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  const [served] = await once(server, 'connection')
  return { socket, served, responses, seen: () => seen }
}

it('knows the replies that a connection waits for, the oldest first', async () => {
  const { socket, served, responses } = await setup()
  expect(unansweredOn(served)).toEqual([])
  socket.write(REQUEST.repeat(3))
  await expect.poll(() => responses.length).toBe(3)
  expect(unansweredOn(served)).toEqual(responses)

  responses[0]?.end()
  await expect.poll(() => unansweredOn(served)).toEqual(responses.slice(1))
})

it('takes any number of requests of a connection that waits for each reply', async () => {
  const { socket, responses, seen } = await setup()
  for (let count = 1; count <= 20; count += 1) {
    socket.write(REQUEST)
    await expect.poll(seen, { interval: 1 }).toBe(count)
    responses.at(-1)?.end('hello')
    await once(socket, 'data')
  }
  expect(responses).toHaveLength(20)
})

it('ends a connection with more than sixteen requests without a reply, and looks at no other', async () => {
  const { socket, responses, seen } = await setup()
  socket.write(REQUEST.repeat(1000))

  expect(await text(socket)).toBe('')
  expect([responses.length, seen()]).toEqual([16, 17])
})
