import { SITE } from '../../../content/site.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { useMilestone } from '../../state/hooks/use-milestone.ts'
import { StageRamp } from '../../ui/chart/stage-ramp.tsx'
import { FourBars, NextStep, TwelveTicks } from '../../ui/page/benefit-pictures.tsx'
import { Benefit, Benefits } from '../../ui/page/benefits.tsx'
import { Button } from '../../ui/page/button.tsx'
import { Hero } from '../../ui/page/hero.tsx'
import { Note, Page, QuietLine } from '../../ui/page/page.tsx'
import { HaveACode } from '../have-a-code.tsx'
import { WindowTitle } from '../window-title.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { useLeadForm } from './use-lead-form.ts'

export function LandingPage() {
  const form = useLeadForm()
  useMilestone('home')

  return (
    <Page wide>
      <WindowTitle />
      <Hero
        title={SITE.productName}
        tagline="Twelve questions show where your enablement stands today, from Ad Hoc to Optimized, and what to do next."
        action={
          <>
            <Button onClick={form.open}>Start Your Assessment</Button>
            <Note>No email required • Instant results • Free assessment</Note>
            <noscript>
              <p>The assessment needs JavaScript, which is switched off in this browser.</p>
            </noscript>
          </>
        }
        picture={
          <StageRamp
            label="The five stages of maturity"
            stages={STAGES.map(({ name }) => name)}
            flagged="Evolving"
            flag="Sample: 3.1"
          />
        }
      />
      <Benefits>
        <Benefit picture={<TwelveTicks />} title="Under 3 Minutes">
          Twelve multiple-choice questions, one at a time.
        </Benefit>
        <Benefit picture={<FourBars />} title="Personalized Report">
          Your score, your stage and your four areas, computed from your own answers.
        </Benefit>
        <Benefit picture={<NextStep />} title="Actionable Insights">
          What is working, where to focus next, and the steps that lead to the next stage.
        </Benefit>
      </Benefits>
      <QuietLine>
        <HaveACode />
      </QuietLine>
      <LeadDialog form={form} />
    </Page>
  )
}
