import type { FastifyReply, FastifyRequest } from 'fastify'
import { readBuiltFiles } from '../../http/built-files.ts'
import { contentTypeOf, HTML } from '../../http/content-types.ts'
import { refuse } from './problems.ts'

/** The built pages of the desk by their address, wholly in memory. */
export type DeskFiles = ReadonlyMap<string, { bytes: Buffer; type: string }>

const INDEX = '/index.html'

export async function loadDeskFiles(folder: string): Promise<DeskFiles> {
  const built = await readBuiltFiles(folder).catch(() => new Map<string, Buffer>())
  const files = [...built]
    .filter(([path]) => !/\.(br|gz)$/.test(path))
    .map(([path, bytes]) => {
      const type = path.endsWith('.html') ? HTML : contentTypeOf(path)
      return [path, { bytes, type }] as const
    })
  if (built.has(INDEX)) return new Map(files)
  throw new Error('The pages of the desk are missing: run npm run build, then try again')
}

/** Every address that is no file is one of the page's own views. */
export function sendDeskFile(files: DeskFiles) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?')
    const isView = !path.startsWith('/assets/')
    const file = files.get(path) ?? (isView ? files.get(INDEX) : undefined)
    if (!file) return refuse(reply, 'not-found', 'There is nothing at this address')
    return reply.type(file.type).send(file.bytes)
  }
}
