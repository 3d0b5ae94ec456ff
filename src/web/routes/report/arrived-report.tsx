import { useState } from 'react'
import { longDate } from '../../../content/dates.ts'
import { SPACE } from '../../../generated/language.ts'
import * as say from '../../../generated/words/report.ts'
import { Button } from '../../../ui/page/button.tsx'
import { ARRIVED_KEY } from '../../state/browser-storage.ts'
import { focusHeading } from '../../state/focus.ts'
import { arrivedReport } from '../../state/kept-reports.ts'
import { useVisit } from '../../state/visit.ts'

/** Before a run: with which earlier report it will be compared. Whoever got that by a forwarded mail can leave it out. */
export function ArrivedReport() {
  const { storage } = useVisit()
  const [earlier, setEarlier] = useState(() => arrivedReport(storage))
  if (!earlier) return null

  function handleLeave() {
    storage.remove(ARRIVED_KEY)
    setEarlier(undefined)
    focusHeading()
  }

  return (
    <p className="sentences">
      <span>{say.compared({ day: longDate(earlier.day) })}</span>
      {SPACE}
      <Button look="quiet" onClick={handleLeave}>
        {say.leaveReport}
      </Button>
    </p>
  )
}
