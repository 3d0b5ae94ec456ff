import { ask, wordsOf } from '../ask.ts'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { Release, Released, ReleasePreview } from '../../contract/desk.ts'
import { useAsked } from '../state/use-asked.ts'
import { Dialog } from '../ui/form/dialog.tsx'
import { counted } from '../words/format.ts'

type ReleaseDialogProps = {
  ids: readonly number[]
  onClose: () => void
  onReleased: (sentence: string) => void
}

const TOLD = 'The webhook hears of them now, for the first time.'
const NOT_TOLD =
  'Nobody is told of them: this desk was started without WEBHOOK_URL. To tell the webhook, start the desk with it first.'

export function ReleaseDialog({ ids, onClose, onReleased }: ReleaseDialogProps) {
  async function handleRelease(): Promise<string | undefined> {
    const body: Release = { ids, count: ids.length }
    const reply = await ask<Released>(DESK_PATHS.release, { body })
    if (!reply.ok) return wordsOf(reply.error)
    onReleased(`Released ${counted(reply.value.released, 'lead')}.`)
    return undefined
  }

  const { value } = useAsked<ReleasePreview>(DESK_PATHS.release)
  const leads = counted(ids.length, 'lead')
  return (
    <Dialog
      title={`Release ${leads}`}
      onClose={onClose}
      action={`Release ${leads}`}
      onDone={handleRelease}
    >
      <p>
        They looked like a script's and were kept apart. Released leads stand in the list with all
        others and count in the numbers.
      </p>
      {value && <p>{value.isTold ? TOLD : NOT_TOLD}</p>}
    </Dialog>
  )
}
