import { use, useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import { Part } from '../../../ui/desk/view.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { MayChange } from '../../may-change.ts'
import { Problem } from '../problem.tsx'

type QuarantinePartProps = { id: number; why: string; onReleased: () => void }

export function QuarantinePart({ id, why, onReleased }: QuarantinePartProps) {
  const mayChange = use(MayChange)
  const [refusal, setRefusal] = useState<Refusal>()

  async function release() {
    const reply = await ask(DESK_PATHS.release, { id })
    if (reply.ok) onReleased()
    else setRefusal(reply.error)
  }

  return (
    <Part title="In quarantine">
      <p>{`It looks automated: ${why}. It is not counted, and no notification was sent.`}</p>
      {mayChange && (
        <>
          <p>Once released, it is listed and counted, and you are notified of it.</p>
          <div>
            <Button look="secondary" onClick={() => void release()}>
              Release this lead
            </Button>
          </div>
        </>
      )}
      <Problem refusal={refusal} />
    </Part>
  )
}
