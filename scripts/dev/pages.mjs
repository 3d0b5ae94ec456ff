import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { deskPlaceOf } from '../../src/desk/pages/address.ts'
import { settingIn } from '../../src/desk/server/service-settings.ts'
import { wordsOf } from '../build/builder-in.ts'
import { freePort } from '../process/free-port.ts'
import { MAILS_PATH, mailPages } from './mails.mjs'
import { mailsIn } from './receivers.mjs'

const DESK_PAGE = 'src/desk/pages/index.html'

/** The pages of visitors and of the desk from their sources, and those of caught mails, at one address. */
export async function startPages(ports, data, { PORT } = {}, [, ...further] = []) {
  const vites = []
  const vite = await createServer({
    plugins: [
      { name: 'desk', configureServer: serveDesk },
      {
        name: 'mails',
        configureServer: ({ middlewares }) =>
          void middlewares.use(MAILS_PATH, mailPages(mailsIn(data))),
      },
    ],
    server: {
      port: settingIn(PORT ? { PORT } : {}, 'PORT'),
      // Where no port was chosen, the next free one does.
      strictPort: Boolean(PORT),
      proxy: {
        ...(await translatedPages(further, vites)),
        '/api/desk': `http://127.0.0.1:${ports.desk}`,
        '/api': `http://127.0.0.1:${ports.server}`,
      },
    },
  })
  await vite.listen()
  return {
    url: vite.resolvedUrls.local[0].replace(/\/$/, ''),
    /** Over the page, until the next change. */
    showMistakes: (text) =>
      vite.ws.send({ type: 'error', err: { message: text, stack: '', plugin: 'assessment' } }),
    reload: () => vite.ws.send({ type: 'full-reload' }),
    stop: () => Promise.all([vite, ...vites].map((each) => each.close())),
  }
}

/** The pages in each further language have a server of their own, which is added to `vites`. */
async function translatedPages(languages, vites) {
  const proxy = {}
  for (const language of languages) {
    const { tag, base } = language
    const port = await freePort()
    const vite = await createServer({
      base: `${base}/`,
      cacheDir: `node_modules/.vite/${tag}`,
      plugins: [wordsOf(language)],
      server: { host: '127.0.0.1', port, strictPort: true, hmr: { clientPort: port } },
    })
    vites.push(await vite.listen())
    proxy[`^${base}([/?]|$)`] = {
      target: `http://127.0.0.1:${port}`,
      rewrite: (address) => address.replace(/^(\/[^/?]+)(?=\?|$)/, '$1/'),
    }
  }
  return proxy
}

/** Except for `/`, no address of the desk is one of visitors too. */
function serveDesk({ middlewares, transformIndexHtml }) {
  middlewares.use(async (request, reply, next) => {
    const [path] = request.url.split('?')
    if (path === '/' || deskPlaceOf(path).view === 'not-found') return next()
    const page = await readFile(DESK_PAGE, 'utf8')
    const fromTheTop = page
      .replace('./main.tsx', '/src/desk/pages/main.tsx')
      .replace('../../../public', '')
      .replace('content=""', `content="http://${request.headers.host}"`)
    reply.setHeader('content-type', 'text/html')
    return reply.end(await transformIndexHtml(`/${DESK_PAGE}`, fromTheTop))
  })
}
