import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk/api.ts'
import type { Health } from '../../../contract/desk/api.ts'
import type { Channel } from '../../../contract/event.ts'
import { newestBackup } from '../../../store/sqlite/backup.ts'
import type { OwnerStore } from '../../../store/owner-store.ts'
import { readActions } from '../../../store/desk-actions.ts'
import { countDeliveries, listFailed } from '../../../store/desk/deliveries.ts'

/** What the desk knows about its machine. */
export type HostInfo = { productVersion: string; backupFolder: string | undefined }

export function addHealth(
  app: FastifyInstance,
  store: OwnerStore,
  channels: readonly Channel[],
  { productVersion, backupFolder }: HostInfo,
): void {
  app.get(DESK_PATHS.health, async () => {
    const [{ engine, bytes }, deliveries, failed, actions] = await Promise.all([
      store.describe(),
      countDeliveries(store),
      listFailed(store),
      readActions(store),
    ])
    return {
      engine,
      bytes,
      backup: {
        folder: backupFolder ?? null,
        last: (backupFolder && newestBackup(backupFolder)) || null,
      },
      version: productVersion,
      channels,
      deliveries,
      failed,
      actions,
    } satisfies Health
  })
}
