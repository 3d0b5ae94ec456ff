import { useState } from 'react'
import { teamPathOf } from '../../../contract/code-pages.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { Button } from '../../ui/page/button.tsx'
import { Buttons } from '../../ui/page/page.tsx'
import { ReportSection } from '../../ui/report/report-section.tsx'
import { agendaOf } from './sharing-sentences.ts'

type TeamToolsProps = { team: Team; codes: readonly string[]; labels: readonly string[] }

/** What to take to a meeting. */
export function TeamTools({ team, codes, labels }: TeamToolsProps) {
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
      <p>
        The agenda is plain text for the invitation: the questions to talk about first, and the link
        to this page.
      </p>
      <Buttons>
        <Button onClick={() => void handleCopy()}>Copy agenda</Button>
        <Button look="secondary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      </Buttons>
      <p role="status">{told}</p>
    </ReportSection>
  )
}
