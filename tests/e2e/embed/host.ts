import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { test as base } from '../visitor.ts'

/** A site of the provider's, and a stranger's: `localhost` and `127.0.0.1` are two sites to a browser. */
type Hosts = {
  origin: string
  strangersOrigin: string
  /** What the page says, at any address of both. With a script of its own, at /bundle.js, it has no policy. */
  show: (body: string, script?: string) => void
  /** The two lines that an owner pastes. */
  lines: (service: Product) => string
  stop: () => void
}

/** The policy of its pages allows what docs/embedding.md asks for, and no more. */
async function startHosts(): Promise<Hosts> {
  let shown = ''
  let bundle: string | undefined
  let allowed = ''
  const server = createServer((request, response) => {
    if (bundle !== undefined) {
      const isScript = request.url === '/bundle.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
      return response.end(isScript ? bundle : `<!doctype html>${shown}`)
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${allowed}`,
        `frame-src ${allowed}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
      'referrer-policy': 'no-referrer',
    })
    return response.end(`<!doctype html><html lang="en"><title>Ours</title>${shown}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    strangersOrigin: `http://127.0.0.1:${port}`,
    show: (body, script) => {
      shown = body
      bundle = script
    },
    lines: ({ url }) => {
      allowed = url
      return `<div id="maturity-assessment" data-address="${url}"></div>\n<script src="${url}/embed.js" async></script>`
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The service may be framed by the provider's site. */
export const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // Playwright reads the names of the first argument; it needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const hosts = await startHosts()
      await use(hosts)
      hosts.stop()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ hosts }, use) => {
      const service = await startProduct({ EMBED_ORIGINS: hosts.origin })
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
})
