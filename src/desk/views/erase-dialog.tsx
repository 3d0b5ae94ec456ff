import { useRef, useState } from 'react'
import { ask, wordsOf } from '../ask.ts'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { Erased, ErasureRequest, ErasurePreview } from '../../contract/desk.ts'
import { useAsked } from '../state/use-asked.ts'
import { Dialog } from '../ui/form/dialog.tsx'
import { Entry } from '../ui/form/fields.tsx'
import { counted, listText } from '../words/format.ts'

type EraseDialogProps = {
  emails: readonly string[]
  onClose: () => void
  onErased: (sentence: string) => void
}

/** It cannot be undone, so the owner types what is to be erased. */
export function EraseDialog({ emails, onClose, onErased }: EraseDialogProps) {
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [first = ''] = emails
  const isOne = emails.length === 1
  const people = counted(emails.length, 'person', 'people')
  const phrase = isOne ? first : `erase ${people}`

  function isTyped(): boolean {
    if (typed.trim() === phrase) return true
    setMistake(`Type ${phrase} to confirm.`)
    field.current?.focus()
    return false
  }

  function handleType(text: string) {
    setTyped(text)
    setMistake('')
  }

  async function handleErase(): Promise<string | undefined> {
    const body: ErasureRequest = { emails, typed: phrase }
    const reply = await ask<Erased>(DESK_PATHS.erasure, { body })
    if (!reply.ok) return wordsOf(reply.error)
    onErased(erasedSentence(reply.value))
    return undefined
  }

  return (
    <Dialog
      title={`Erase ${people} for good`}
      onClose={onClose}
      action={`Erase ${people}`}
      isDanger
      isReady={isTyped}
      onDone={handleErase}
    >
      <p>
        Every lead and response of {isOne ? first : `these ${people}`} is deleted, and the bytes are
        overwritten on disk. This cannot be undone.
      </p>
      {isOne && <WhatIsErased email={first} />}
      <Entry
        label={`Type ${phrase} to confirm`}
        wide
        value={typed}
        onType={handleType}
        error={mistake}
        ref={field}
        aria-required
      />
    </Dialog>
  )
}

function WhatIsErased({ email }: { email: string }) {
  const { value } = useAsked<ErasurePreview>(DESK_PATHS.erasure, { email })
  if (!value) return null
  const { leads, responses, similar } = value
  return (
    <>
      <p>{`That is ${counted(leads, 'lead')} and ${counted(responses, 'response')}.`}</p>
      {similar.length > 0 && (
        <p>{`Not erased, because the spelling differs: ${listText(similar)}.`}</p>
      )}
    </>
  )
}

function erasedSentence({ leads, responses, notes }: Erased): string {
  const done = `Erased ${counted(leads, 'lead')} and ${counted(responses, 'response')}.`
  return [done, ...notes].join(' ')
}
