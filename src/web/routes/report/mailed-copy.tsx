import { useEffect, useState } from 'react'
import * as say from '../../../generated/words/share.ts'
import { COPIES_PATH, COPY_OFFER_PATH } from '../../../contract/api.ts'
import type { CopyBody } from '../../../contract/bodies.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { isMailable } from '../../../domain/lead/email.ts'
import { StatusButton } from '../../../ui/sharing/status-button.tsx'
import { useVisit } from '../../state/visit.ts'
import { PAGE_LANGUAGE } from '../../state/page-language.ts'
import { today } from '../../state/today.ts'

/** What is said once the server has answered, if it did not send it. */
const PROBLEMS = {
  sent: undefined,
  repeated: say.mailRepeated,
  limited: say.mailLimited,
  refused: say.mailRefused,
  unavailable: say.mailUnavailable,
} as const

/** Renders nothing if the details are not kept or the server sends no mail. */
export function MailedCopy({ answers }: { answers: CompleteAnswers }) {
  const { lead, runs, responseQueue } = useVisit()
  const [isOffered, setOffered] = useState(false)
  const [form, key, sessionId] = [lead.get(), lead.key(), runs.finishedId(answers)]
  const isPossible = form && key && sessionId && isMailable(lead.email() ?? '')

  useEffect(() => {
    if (isPossible) void readOffer().then(setOffered)
  }, [isPossible])

  if (!isPossible || !isOffered) return null
  const copy = { lead_key: key, lead: form, session_id: sessionId, responses: answers }

  /** The server must have the response first. */
  async function handlePress() {
    await responseQueue.send()
    return PROBLEMS[
      await askFor({ ...copy, ...PAGE_LANGUAGE, day: runs.finishedOn(answers) ?? today() })
    ]
  }

  return (
    <StatusButton label={say.mail} doneLabel={say.mailSent} look="quiet" onPress={handlePress} />
  )
}

async function readOffer(): Promise<boolean> {
  try {
    return (await fetch(COPY_OFFER_PATH)).status === 200
  } catch {
    return false
  }
}

async function askFor(body: CopyBody): Promise<keyof typeof PROBLEMS> {
  try {
    const reply = await fetch(COPIES_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (reply.status === 201) return reply.headers.has('idempotent-replayed') ? 'repeated' : 'sent'
    if (reply.status === 429) return 'limited'
    return reply.status === 422 ? 'refused' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
