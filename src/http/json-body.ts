import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'

/**
 * The only body that is read: JSON in UTF-8. Broken UTF-8 is refused, so that what is kept is what
 * was sent; a key that would reach an object's prototype is refused too.
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
