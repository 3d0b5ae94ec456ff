import { START_PATH } from '../../../contract/pages.ts'
import { SITE } from '../../../generated/site.ts'
import * as say from '../../../generated/words/landing.ts'
import { Button } from '../../../ui/page/button.tsx'
import { navigate } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { LEAD_DIALOG_ID, useLeadForm } from './use-lead-form.ts'

/** Starts for a team, at the form where there is one, on a page that only this button starts from. */
export function AssessmentStart({ team }: { team: string }) {
  const { runs } = useVisit()
  const form = useLeadForm(team)

  function handleStart() {
    runs.join(team)
    navigate(START_PATH)
  }

  if (!SITE.hasForm) return <Button onClick={handleStart}>{say.start}</Button>
  return (
    <>
      <Button command="show-modal" commandFor={LEAD_DIALOG_ID} onClick={form.open}>
        {say.start}
      </Button>
      <LeadDialog form={form} />
    </>
  )
}
