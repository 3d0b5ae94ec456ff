import { DESK_PATHS } from '../../../contract/desk.ts'
import type { DeliveryRow, Replay, Replayed } from '../../../contract/desk.ts'
import { ask, wordsOf } from '../../ask.ts'
import { Dialog } from '../../ui/form/dialog.tsx'
import { counted } from '../../words/format.ts'
import { deliveryName } from './delivery-columns.tsx'

type ReplayDialogProps = {
  which: DeliveryRow | 'failed'
  failed: number
  onClose: () => void
  onReplayed: (sentence: string) => void
}

export function ReplayDialog({ which, failed, onClose, onReplayed }: ReplayDialogProps) {
  const count = which === 'failed' ? failed : 1

  async function handleReplay(): Promise<string | undefined> {
    const body: Replay = which === 'failed' ? { all: 'failed', count: failed } : { id: which.id }
    const reply = await ask<Replayed>(DESK_PATHS.replay, { body })
    if (!reply.ok) return wordsOf(reply.error)
    onReplayed(`${counted(reply.value.replayed, 'delivery', 'deliveries')} will be sent again now.`)
    return undefined
  }

  return (
    <Dialog
      title={`Replay ${counted(count, 'delivery', 'deliveries')}`}
      onClose={onClose}
      action="Replay"
      onDone={handleReplay}
    >
      <p>
        {which === 'failed'
          ? 'All failed events are sent again.'
          : `Sent again: ${deliveryName(which)}.`}{' '}
        Each keeps its id, so a receiver can skip one it already has.
      </p>
    </Dialog>
  )
}
