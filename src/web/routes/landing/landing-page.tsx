import {
  PERSONAL,
  PICTURE,
  SAMPLE_CODE,
  SAMPLE_FLAG,
  SAMPLE_STAGE,
  SEE_SAMPLE,
  SHORT,
  START,
  TAGLINE,
  TERMS,
  USEFUL,
} from '../../../content/generated/landing.ts'
import { SITE } from '../../../content/site.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { useMilestone } from '../../state/hooks/use-milestone.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { FourBars, NextStep, TwelveTicks } from '../../../ui/landing/benefit-pictures.tsx'
import { Benefit, Benefits } from '../../../ui/landing/benefits.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { Actions, Hero } from '../../../ui/landing/hero.tsx'
import { Note, Page, QuietLine } from '../../../ui/page/page.tsx'
import { PageLink } from '../page-link.tsx'
import { HaveACode } from '../have-a-code.tsx'
import { WindowTitle } from '../window-title.tsx'
import { WithoutScript } from '../without-script.tsx'
import { LEAD_DIALOG_ID } from './lead-dialog-id.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { useLeadForm } from './use-lead-form.ts'
import { MODEL } from '../../../model/model.ts'

export function LandingPage() {
  const form = useLeadForm()
  useMilestone('home')

  return (
    <Page wide>
      <WindowTitle />
      <Hero
        title={SITE.productName}
        tagline={TAGLINE}
        action={
          <>
            <Actions>
              <Button command="show-modal" commandFor={LEAD_DIALOG_ID} onClick={form.open}>
                {START}
              </Button>
              <PageLink href={reportPathOf(SAMPLE_CODE)}>{SEE_SAMPLE}</PageLink>
            </Actions>
            <Note>{TERMS}</Note>
            <WithoutScript />
          </>
        }
        picture={
          <StageRamp
            of="example"
            label={PICTURE}
            stages={MODEL.stages.map(({ name }) => name)}
            flags={[{ stage: SAMPLE_STAGE, text: SAMPLE_FLAG }]}
          />
        }
      />
      <Benefits>
        <Benefit picture={<TwelveTicks />} {...SHORT} />
        <Benefit picture={<FourBars />} {...PERSONAL} />
        <Benefit picture={<NextStep />} {...USEFUL} />
      </Benefits>
      <QuietLine>
        <HaveACode />
      </QuietLine>
      <LeadDialog form={form} />
    </Page>
  )
}
