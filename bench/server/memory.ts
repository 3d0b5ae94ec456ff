import { join } from 'node:path'
import type { Context } from '../context.ts'
import type { Figure } from '../figure.ts'
import { runLoad } from './load.ts'
import { createSubmissions, readRequest } from './requests.ts'
import { startMeasured } from './measured-server.ts'
import type { MeasuredServer } from './measured-server.ts'

const MOST_MEMORY_MB = 180

/** The highest resident memory of the server while pages are read and rows are kept. */
export async function measureMemory({ servers, files, isQuick }: Context): Promise<Figure[]> {
  const constant = await startMeasured(servers.constant, files, { CONSTANT_FILE: servers.constant })
  const product = await startMeasured(servers.product, files, {
    DATABASE_URL: `file:${join(files, 'memory.sqlite')}`,
  })
  const seconds = isQuick ? 1 : 20
  const under = (server: MeasuredServer) =>
    Promise.all([
      runLoad({ server, seconds, next: createSubmissions(), status: 201, connections: 64 }),
      runLoad({ server, seconds, next: readRequest('GET', '/'), status: 200, connections: 64 }),
    ])
  await under(product)
  await under(constant)
  const figure = memoryFigure(
    'Peak resident memory, 64 connections posting and 64 reading',
    product.peakMemoryMb(),
    constant.peakMemoryMb(),
  )
  await Promise.all([product.stop(), constant.stop()])
  return [figure]
}

export function memoryFigure(what: string, mb: number | undefined, floorMb?: number): Figure {
  if (mb === undefined) return { what, measured: 'not told by this system' }
  return {
    what,
    measured: `${Math.round(mb)} MB`,
    ...(floorMb !== undefined && { floor: `${Math.round(floorMb)} MB`, ratio: mb / floorMb }),
    limit: `< ${MOST_MEMORY_MB} MB`,
    met: mb < MOST_MEMORY_MB,
  }
}
