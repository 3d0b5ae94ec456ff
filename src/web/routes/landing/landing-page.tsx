import { LANDING } from '../../../content/landing.ts'
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
        tagline={LANDING.tagline}
        action={
          <>
            <Button onClick={form.open}>{LANDING.start}</Button>
            <Note>{LANDING.terms}</Note>
            <noscript>
              <p>{LANDING.withoutJavaScript}</p>
            </noscript>
          </>
        }
        picture={
          <StageRamp
            label={LANDING.picture}
            stages={STAGES.map(({ name }) => name)}
            flagged={LANDING.sample.stage}
            flag={LANDING.sample.text}
          />
        }
      />
      <Benefits>
        <Benefit picture={<TwelveTicks />} {...LANDING.benefits.time} />
        <Benefit picture={<FourBars />} {...LANDING.benefits.report} />
        <Benefit picture={<NextStep />} {...LANDING.benefits.steps} />
      </Benefits>
      <QuietLine>
        <HaveACode />
      </QuietLine>
      <LeadDialog form={form} />
    </Page>
  )
}
