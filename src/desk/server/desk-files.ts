import type { FastifyReply, FastifyRequest } from 'fastify'
import { readBuiltFiles } from '../../http/built-files.ts'
import { contentTypeOf } from '../../http/content-types.ts'
import { NOT_FOUND, refuse } from './problems.ts'

/** The built pages of the desk by their address. They hold no data. */
export type DeskFiles = ReadonlyMap<string, { bytes: Buffer; type: string }>

const INDEX = '/index.html'
const ASSETS = '/assets/'

/** `publicOrigin`: where links to reports lead, if not to the address in the folder of the assessment. */
export async function loadDeskFiles(
  folder: string,
  publicOrigin: string | undefined,
): Promise<DeskFiles> {
  const built = await readBuiltFiles(folder).catch(() => new Map<string, Buffer>())
  const index = built.get(INDEX)?.toString()
  if (index === undefined) {
    throw new Error('The pages of the desk are missing: run npm run build, then try again')
  }
  built.set(INDEX, Buffer.from(withPublicUrl(index, publicOrigin)))
  return new Map(Array.from(built, ([path, bytes]) => [path, { bytes, type: contentTypeOf(path) }]))
}

function withPublicUrl(page: string, publicOrigin = ''): string {
  return page.replace(
    'name="public-url" content=""',
    () => `name="public-url" content="${publicOrigin}"`,
  )
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
