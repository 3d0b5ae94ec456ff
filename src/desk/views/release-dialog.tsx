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

const TOLD = 'They are sent to the webhook and the chat that are set up, for the first time.'
const NOT_TOLD =
  'They are not sent anywhere: this desk was started without WEBHOOK_URL and NOTIFY_URL. To send them, restart the desk with one first.'

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
        They looked automated and were set aside. Released leads appear in the list and count in the
        numbers.
      </p>
      {value && <p>{value.isTold ? TOLD : NOT_TOLD}</p>}
    </Dialog>
  )
}
