import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentTypeOf, HTML } from '../../http/content-types.ts'
import { refuse } from './problems.ts'

/** The built pages of the desk by their address, wholly in memory. */
export type DeskFiles = ReadonlyMap<string, { bytes: Buffer; type: string }>

const INDEX = '/index.html'

export function loadDeskFiles(folder: string): DeskFiles {
  const files = new Map(
    listOf(folder).map((file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      return [
        path,
        { bytes: readFileSync(file), type: path.endsWith('.html') ? HTML : contentTypeOf(path) },
      ] as const
    }),
  )
  if (files.has(INDEX)) return files
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

function listOf(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
  } catch {
    return []
  }
}
