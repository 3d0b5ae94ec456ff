import { use, useState } from 'react'
import { DESK_PATHS } from '../../../../contract/desk/api.ts'
import type { StoredLead } from '../../../../contract/desk/api.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { StateMark } from '../../parts/marks.tsx'
import { Card } from '../../parts/view.tsx'
import { MayChange } from '../../may-change.ts'
import { Erasure } from './erasure.tsx'
import { Problem } from '../problem.tsx'

const REASONS: Readonly<Record<string, string>> = {
  honeypot: 'a field that people cannot see was filled in',
  'too-fast': 'the form was sent faster than a person can type',
}

type QuarantineNoticeProps = { lead: StoredLead; onReleased: () => void }

export function QuarantineNotice({ lead, onReleased }: QuarantineNoticeProps) {
  const mayChange = use(MayChange)
  const [refusal, setRefusal] = useState<Refusal>()
  const reason = REASONS[lead.quarantine ?? ''] ?? lead.quarantine

  async function release() {
    const reply = await ask(DESK_PATHS.release, { id: lead.id })
    if (reply.ok) onReleased()
    else setRefusal(reply.error)
  }

  return (
    <Card title={<StateMark tone="flagged">{`Held back: ${reason}.`}</StateMark>}>
      <p>
        It is not counted, and no notification was sent. Once released, it is listed and counted,
        and you are notified of it.
      </p>
      <Problem refusal={refusal} />
      {mayChange && (
        <div className="cluster">
          <Button onClick={() => void release()}>Release this lead</Button>
          <Erasure lead={lead} />
        </div>
      )}
    </Card>
  )
}
