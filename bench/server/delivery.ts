import { join } from 'node:path'
import type { Context } from '../context.ts'
import { countText, rateText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { runLoad } from './load.ts'
import { readRequest } from './requests.ts'
import { createContender, takeTurns } from '../rounds.ts'
import type { Contender } from '../rounds.ts'
import { startMeasured } from './measured-server.ts'
import type { MeasuredServer } from './measured-server.ts'

const LEAST_RATIO = 0.6

/** The landing page against a constant of equal size from the same Fastify; also 304 and HEAD. */
export async function measureDelivery(context: Context): Promise<Figure[]> {
  const { servers, site, files, isQuick } = context
  const landingFile = join(site, 'index.html.br')
  const product = await startMeasured(servers.product, files, {
    DATABASE_URL: `file:${join(files, 'delivery.sqlite')}`,
  })
  const constant = await startMeasured(servers.constant, files, { CONSTANT_FILE: landingFile })
  const bytes = await bytesOfBoth(product.url, constant.url)
  const asked = await fetch(product.url, { headers: { 'accept-encoding': 'br' } })
  const etag = asked.headers.get('etag') ?? ''

  const seconds = isQuick ? 0.5 : 3
  const load = (server: MeasuredServer, next: () => string, status: number, isHead = false) =>
    createContender(() => runLoad({ server, seconds, next, status, isHead }))
  const get = readRequest('GET', '/')
  const head = readRequest('HEAD', '/')
  const page = load(product, get, 200)
  const pageFloor = load(constant, get, 200)
  const unchanged = load(product, readRequest('GET', '/', { 'if-none-match': etag }), 304)
  const unchangedFloor = load(constant, readRequest('GET', '/unchanged'), 304)
  const headOnly = load(product, head, 200, true)
  const headFloor = load(constant, head, 200, true)
  const contenders = [page, pageFloor, unchanged, unchangedFloor, headOnly, headFloor]
  await takeTurns(isQuick ? 1 : 5, contenders)
  await Promise.all([product.stop(), constant.stop()])

  const landing = figureOf(`Landing page, ${countText(bytes)} bytes of brotli`, page, pageFloor)
  return [
    { ...landing, limit: `≥ ${LEAST_RATIO}`, met: landing.ratio >= LEAST_RATIO },
    figureOf('304 for a page that the client has', unchanged, unchangedFloor),
    figureOf('HEAD', headOnly, headFloor),
  ]
}

function figureOf(what: string, contender: Contender, floor: Contender) {
  const [own, least] = [contender.median(), floor.median()]
  const ratio = own.perSecond / least.perSecond
  return { what, measured: rateText(own), floor: rateText(least), ratio }
}

/** Throws unless both send the same number of bytes: else the ratio would mean nothing. */
async function bytesOfBoth(...urls: string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
      await answer.body?.cancel()
      return Number(answer.headers.get('content-length'))
    }),
  )
  const [bytes = 0] = sizes
  if (bytes === 0 || sizes.some((size) => size !== bytes))
    throw new Error(`Sizes: ${sizes.join(', ')}`)
  return bytes
}
