import { useState } from 'react'
import { teamPathOf } from '../../../contract/pages.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Button } from '../../ui/page/button.tsx'
import { Buttons } from '../../ui/page/page.tsx'
import { ReportSection } from '../../ui/report/report-section.tsx'
import { LabelFields } from '../../ui/sharing/label-fields.tsx'
import { agendaOf } from './sharing-sentences.ts'
import { useTeamHash } from './use-team-hash.ts'

/** Names for the reports, and the agenda to take to a meeting. */
export function TeamTools({ team, codes }: { team: Team; codes: readonly string[] }) {
  const { labels, setLabel } = useTeamHash(codes.length)
  const [told, setTold] = useState('')

  async function handleCopy() {
    const link = `${location.origin}${teamPathOf(codes)}`
    try {
      await navigator.clipboard.writeText(agendaOf(team, labels, link))
      setTold('Agenda copied.')
    } catch {
      setTold('The browser did not allow copying. Print the page instead.')
    }
  }

  return (
    <ReportSection title="For the Meeting" unprinted>
      <Buttons>
        <Button onClick={() => void handleCopy()}>Copy agenda</Button>
        <Button look="secondary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      </Buttons>
      <p role="status">{told}</p>
      <LabelFields
        legend="Names for the reports (optional)"
        hint="For example Sales or Enablement. Names stay in this page's link, behind the # sign, where no server sees them."
      >
        {labels.map((label, place) => (
          <TextField
            key={`${place} ${codes[place]}`}
            label={`Report ${place + 1}`}
            value={label}
            maxLength={40}
            required={false}
            autoComplete="off"
            onChange={(event) => setLabel(place, event.target.value)}
          />
        ))}
      </LabelFields>
    </ReportSection>
  )
}
