import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressOf, ask, askFile, wordsOf } from './ask.ts'

let server: Server | undefined

beforeEach(() => {
  vi.stubGlobal('location', { hostname: '127.0.0.1' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener)
  server = listening
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve)
  })
  const address = listening.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}

it('leaves out what is not given, and keeps an empty text', () => {
  expect(addressOf('/leads', { search: 'a&b', source: '', stage: undefined, id: 3 })).toBe(
    '/leads?search=a%26b&source=&id=3',
  )
  expect(addressOf('/leads', {})).toBe('/leads')
})

it('asks by GET, and with a body by POST as JSON', async () => {
  const url = await serve((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { method, headers } = request
      response.end(JSON.stringify({ method, type: headers['content-type'], body }))
    })
  })

  expect(await ask(url)).toEqual({ ok: true, value: { method: 'GET', body: '' } })
  expect(await ask(url, { body: { id: 1 } })).toEqual({
    ok: true,
    value: { method: 'POST', type: 'application/json', body: '{"id":1}' },
  })
})

it.each([
  [404, 'missing', /^The lead is gone\.$/],
  [503, 'refused', /^The lead is gone\.$/],
] as const)('tells %i as %s, with a sentence', async (status, kind, sentence) => {
  const url = await serve((_request, response) => {
    response.writeHead(status).end(JSON.stringify({ title: 'The lead is gone.' }))
  })

  expect(await ask(url)).toEqual({
    ok: false,
    error: { kind, sentence: expect.stringMatching(sentence) },
  })
})

it('says how to start again where the session is over', async () => {
  const url = await serve((_request, response) => response.writeHead(401).end())

  expect(await ask(url)).toEqual({
    ok: false,
    error: {
      ...{ kind: 'over', command: 'npm run owner -- desk' },
      sentence: expect.stringContaining('session is over'),
    },
  })
})

it('says to log in again where the desk is a service', async () => {
  vi.stubGlobal('location', { hostname: 'desk.provider.com' })
  const url = await serve((_request, response) => response.writeHead(401).end())

  const again = { kind: 'gone', sentence: expect.stringMatching(/reload the page to log in again/) }
  expect(await ask(url)).toEqual({ ok: false, error: again })
  expect(await ask('http://127.0.0.1:9/')).toEqual({ ok: false, error: again })
})

it('says it all in one line, too', () => {
  const refusal = { kind: 'over', sentence: 'It is over.' } as const
  expect(wordsOf(refusal)).toBe('It is over.')
  expect(wordsOf({ ...refusal, command: 'npm start' })).toBe('It is over. In a terminal: npm start')
})

it('has a sentence of its own for a refusal without one', async () => {
  const url = await serve((_request, response) => response.writeHead(502).end('<html>'))

  expect(await ask(url)).toEqual({
    ok: false,
    error: { kind: 'refused', sentence: 'The desk could not do this (502).' },
  })
})

it('says how to start again where nobody answers', async () => {
  const url = await serve((request) => request.socket.destroy())

  expect(await ask(url)).toEqual({
    ok: false,
    error: {
      ...{ kind: 'gone', command: 'npm run owner -- desk' },
      sentence: expect.stringContaining('start it again'),
    },
  })
})

it('rejects when the view that asked is left', async () => {
  const leaving = new AbortController()
  const url = await serve(() => leaving.abort())

  await expect(ask(url, { signal: leaving.signal })).rejects.toThrow('abort')
})

it('gives a file whole', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('name\r\nAda\r\n')
  })

  const reply = await askFile(url, { id: 'x' })
  expect(reply.ok && (await reply.value.text())).toBe('name\r\nAda\r\n')
})

it.each<[string, RequestListener]>([
  [
    'is cut short',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('name\r\n')
      setImmediate(() => response.destroy())
    },
  ],
  [
    'is a page to log in',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>')
    },
  ],
])('gives nothing of a file that %s', async (_what, listener) => {
  const reply = await askFile(await serve(listener), {})
  expect(reply).toMatchObject({ ok: false, error: { kind: 'gone' } })
})
