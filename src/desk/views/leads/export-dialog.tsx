import { useEffect, useState } from 'react'
import { ask, askFile, wordsOf } from '../../ask.ts'
import type { Reply } from '../../ask.ts'
import { saveFile } from '../../../ui/sharing/save-file.ts'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { ExportOffer, ExportRequest } from '../../../contract/desk.ts'
import { askedQuery } from '../../state/lead-list.ts'
import type { LeadList } from '../../state/lead-list.ts'
import { Dialog } from '../../ui/form/dialog.tsx'
import { Failure } from '../../ui/page/states.tsx'
import { Muted, Status } from '../../ui/page/view.tsx'
import { counted } from '../../words/format.ts'

type ExportDialogProps = { list: LeadList; ids?: readonly number[]; onClose: () => void }

/** Says what will be in the file, to the row, before it is written. */
export function ExportDialog({ list, ids, onClose }: ExportDialogProps) {
  const [reply, setReply] = useState<Reply<ExportOffer>>()
  const [request] = useState<ExportRequest>(() => ({
    query: askedQuery(list.query),
    columns: list.columns,
    ...(ids && { ids }),
  }))

  useEffect(() => {
    const leaving = new AbortController()
    ask<ExportOffer>(DESK_PATHS.exports, { body: request, signal: leaving.signal }).then(
      setReply,
      () => undefined,
    )
    return () => leaving.abort()
  }, [request])

  async function handleDownload({ id, fileName }: ExportOffer): Promise<string | undefined> {
    const file = await askFile(DESK_PATHS.exportFile, { id })
    if (!file.ok) return `No file was written. ${wordsOf(file.error)}`
    saveFile(fileName, file.value)
    return undefined
  }

  return (
    <Dialog
      title="Export what I see"
      onClose={onClose}
      {...(reply?.ok && {
        action: `Download ${counted(reply.value.count, 'row')}`,
        onDone: () => handleDownload(reply.value),
      })}
    >
      <Status>{reply?.ok ? reply.value.sentence : reply ? '' : 'Counting the rows...'}</Status>
      {reply && !reply.ok && <Failure {...reply.error} />}
      {reply?.ok && (
        <Muted>{`A CSV file, ${reply.value.fileName}. It holds personal data: keep it as long as you need it.`}</Muted>
      )}
    </Dialog>
  )
}
