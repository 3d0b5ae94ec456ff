import type { FastifyReply, FastifyRequest } from 'fastify'
import { readBuiltFiles } from '../../http/built-files.ts'
import { contentTypeOf, HTML } from '../../http/content-types.ts'
import { NOT_FOUND, refuse } from './problems.ts'

/** The built pages of the desk by their address. They hold no data. */
export type DeskFiles = ReadonlyMap<string, { bytes: Buffer; type: string }>

const INDEX = '/index.html'
const ASSETS = '/assets/'

export async function loadDeskFiles(folder: string): Promise<DeskFiles> {
  const built = await readBuiltFiles(folder).catch(() => new Map<string, Buffer>())
  if (!built.has(INDEX)) {
    throw new Error('The pages of the desk are missing: run npm run build, then try again')
  }
  const files = [...built]
    .filter(([path]) => !/\.(br|gz)$/.test(path))
    .map(([path, bytes]) => {
      const type = path.endsWith('.html') ? HTML : contentTypeOf(path)
      return [path, { bytes, type }] as const
    })
  return new Map(files)
}

/** Every address without a file is a view of the page. */
export function sendDeskFile(files: DeskFiles) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?')
    const isAsset = path.startsWith(ASSETS)
    const file = files.get(path) ?? (isAsset ? undefined : files.get(INDEX))
    if (!file) return refuse(reply, 404, NOT_FOUND)
    // The build names each asset by its content.
    if (isAsset) reply.header('cache-control', 'private, max-age=31536000, immutable')
    return reply.type(file.type).send(file.bytes)
  }
}
