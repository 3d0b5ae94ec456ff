import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'

/**
 * Only JSON in UTF-8 is read. Broken UTF-8 is rejected, so that what is stored is what was sent, and so is a
 * key that would reach an object's prototype.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (isUtf8(body)) void parseJson(request, body.toString(), done)
      else done(Object.assign(new Error('The body is not UTF-8.'), { statusCode: 400 }))
    },
  )
}
