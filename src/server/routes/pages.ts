import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hrefOf, splitPath } from '../../contract/languages.ts'
import { isFromCodes, isUnlisted, pageOf, START_PATH } from '../../contract/pages.ts'
import type { Page } from '../../contract/pages.ts'
import { pathnameOf, READ_METHODS } from '../http/guards.ts'
import { pageFileAt, sendFile, sendRepresentation } from '../http/files.ts'
import type { Headers } from '../../http/headers.ts'
import { unstoredPageOf } from '../http/site-files.ts'
import type { SiteFiles } from '../http/site-files.ts'
import { createRateLimit, takeAll } from '../limits/rate-limit.ts'
import type { Submissions } from '../limits/submissions.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { visitorTextsIn } from '../visitor-texts.ts'

/** Not in robots.txt: who may not fetch a page cannot read this, and may list its address. */
export const UNLISTED = 'noindex, noarchive, nosnippet'

/** Renders the root of the page at an address. */
export type RenderRoot = (path: string) => string

type PageServices = {
  site: SiteFiles
  submissions: Pick<Submissions, 'isSaving'>
  /** The headers for what other sites may embed. */
  framed: Headers
  publicOrigin: string | undefined
  /** In a language. */
  loadRenderer: (tag: string) => Promise<RenderRoot>
  log: Log
  now: () => number
}

/** Each takes a millisecond or two, and nothing else happens meanwhile. */
const RENDERS = { burst: 50, perMinute: 50 * 60 }
const LOAD_AGAIN_AFTER_MS = 10_000

/** While rows are saved, nothing is compressed or rendered, and some pages cannot be: the browser fills them. */
export function addPages(app: FastifyInstance, services: PageServices): void {
  const { site, framed, publicOrigin, loadRenderer, log, now } = services
  const { isSaving } = services.submissions
  const renders = createRateLimit(RENDERS, now)
  const renderers = new Map<string, Promise<RenderRoot | undefined>>()

  /** The packages that render are loaded with the first report. */
  function rendererIn(tag: string): Promise<RenderRoot | undefined> {
    const known = renderers.get(tag)
    if (known) return known
    const loading = loadRenderer(tag).catch((error: unknown) => {
      log.error({ error: traceOf(error) }, 'pages cannot be rendered')
      setTimeout(() => renderers.delete(tag), LOAD_AGAIN_AFTER_MS).unref()
      return undefined
    })
    renderers.set(tag, loading)
    return loading
  }

  async function rootOf(page: Page, tag: string, path: string): Promise<string | undefined> {
    if (page.kind === 'team' || isSaving() || takeAll([renders, '']) > 0) return undefined
    const render = await rendererIn(tag)
    try {
      return render?.(path)
    } catch (error) {
      log.error({ error: traceOf(error) }, 'page not rendered')
      return undefined
    }
  }

  app.route({
    method: [...READ_METHODS],
    url: '/*',
    handler: async (request, reply) => {
      if (sendFile(site, framed, request, reply)) return reply
      const { tag, base, path } = splitPath(pathnameOf(request.url))
      if (isUnlisted(path)) reply.header('x-robots-tag', UNLISTED)
      const page = pageOf(path)
      const built = site.codePages.get(base)
      if (!built || !isFromCodes(page)) return sendPage(site, request, reply)
      const { codePageOf } = await visitorTextsIn(tag)
      const root = await rootOf(page, tag, path)
      const { status, html } = codePageOf(built, page, publicOrigin, root)
      reply.code(status)
      return sendRepresentation(unstoredPageOf(html, !isSaving()), request, reply)
    },
  })
}

/** For an address without a file. */
export function sendPage(
  site: SiteFiles,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const address = pathnameOf(request.url)
  const shorter = address.replace(/\/$/, '')
  const { base, path } = splitPath(shorter)
  const page = pageOf(path)
  if (page.kind === 'unknown-question') return reply.redirect(hrefOf(START_PATH, base), 302)
  if (shorter !== address && (pageFileAt(site, shorter) || isFromCodes(page))) {
    return reply.redirect(shorter, 308)
  }
  const file = site.pages.get(hrefOf('/404', base))
  if (!file) throw new Error('The site has no page /404')
  return sendRepresentation(file, request, reply.code(404))
}
