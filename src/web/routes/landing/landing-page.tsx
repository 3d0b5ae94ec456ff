import type { ReactNode } from 'react'
import { START_PATH } from '../../../contract/pages.ts'
import { SITE } from '../../../generated/site.ts'
import * as say from '../../../generated/words/landing.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Lines } from '../../../ui/page/lines.tsx'
import { Page } from '../../../ui/page/page.tsx'
import petrol from '../../../ui/page/petrol.module.css'
import { useMilestone } from '../../state/visit.ts'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { LEAD_DIALOG_ID, useLeadForm } from './use-lead-form.ts'

const [, SCORE, KEPT] = say.about

export function LandingPage() {
  const form = useLeadForm()
  useMilestone('home')

  const start: ReactNode = SITE.hasForm ? (
    <Button command="show-modal" commandFor={LEAD_DIALOG_ID} onClick={form.open}>
      {say.start}
    </Button>
  ) : (
    <PageLink look="primary" href={START_PATH}>
      {say.start}
    </PageLink>
  )

  return (
    <Page wide>
      <WindowTitle />
      <Hero start={start} />
      <Benefits />
      {/* What a visitor wants to know before the start, and the start. */}
      <div className="page">
        <div className={petrol.card}>
          <Point title={say.scored}>
            <Lines text={SCORE} />
          </Point>
          <Point title={say.kept}>
            <p>
              <PrivacyNote text={SITE.hasForm ? KEPT : say.keptAnswers} />
            </p>
          </Point>
          {start}
        </div>
      </div>
      {SITE.hasForm && <LeadDialog form={form} />}
    </Page>
  )
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="stack gap-2">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
