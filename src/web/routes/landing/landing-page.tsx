import {
  ABOUT,
  CHECK,
  FIRST_STEP,
  PERSONAL,
  PICTURE,
  SAMPLE,
  SAMPLE_CHECK,
  SAMPLE_CODE,
  SAMPLE_SCORE,
  SAMPLE_SECTIONS,
  SAMPLE_STAGE,
  SAMPLE_STEP,
  SEE_SAMPLE,
  SHORT,
  START,
  TAGLINE,
  TERMS,
  USEFUL,
} from '../../../content/generated/landing.ts'
import { optionText } from '../../../content/questions/questions.ts'
import { SITE } from '../../../content/site.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../model/model.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { Track, TRACK_LEGEND, TrackList, TrackRow } from '../../../ui/chart/track.tsx'
import type { Tile } from '../../../ui/chart/track.tsx'
import { BelowHero, Benefit, Benefits, Crop } from '../../../ui/landing/benefits.tsx'
import { Hero } from '../../../ui/landing/hero.tsx'
import { SampleReport } from '../../../ui/landing/sample-report.tsx'
import { Button, NewTabLink } from '../../../ui/page/button.tsx'
import { CheckIcon } from '../../../ui/page/icons.tsx'
import { Page, QuietLine } from '../../../ui/page/page.tsx'
import { LetterBox } from '../../../ui/sharing/letter-box.tsx'
import { useMilestone } from '../../state/hooks/use-milestone.ts'
import { HaveACode } from '../have-a-code.tsx'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { WithoutScript } from '../without-script.tsx'
import { LEAD_DIALOG_ID } from './lead-dialog-id.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { useLeadForm } from './use-lead-form.ts'

const TOP = topOptionOf(MODEL)
const [FIRST_SECTION] = SAMPLE_SECTIONS
const [FIRST_TILE] = FIRST_SECTION.tiles
const [AUDIENCE, SCORE, KEPT] = ABOUT

export function LandingPage() {
  const form = useLeadForm()
  useMilestone('home')

  const start = (
    <Button command="show-modal" commandFor={LEAD_DIALOG_ID} onClick={form.open}>
      {START}
    </Button>
  )

  return (
    <Page wide>
      <WindowTitle />
      <Hero
        title={SITE.productName}
        tagline={TAGLINE}
        action={
          <>
            {start}
            <PageLink href={reportPathOf(SAMPLE_CODE)}>{SEE_SAMPLE}</PageLink>
            <WithoutScript />
          </>
        }
        note={TERMS}
        audience={AUDIENCE}
        sample={
          <SampleReport
            title={SAMPLE}
            score={SAMPLE_SCORE}
            outOf={`/${TOP}`}
            stage={SAMPLE_STAGE}
            step={
              SAMPLE_STEP && (
                <>
                  {`${FIRST_STEP}: `}
                  <strong>{SAMPLE_STEP}</strong>
                </>
              )
            }
          >
            <TrackList top={topOptionOf(MODEL)} caption={TRACK_LEGEND}>
              {SAMPLE_SECTIONS.map(({ name, score, tiles }) => (
                <TrackRow key={name} name={name} score={score}>
                  <SampleTrack tiles={tiles} />
                </TrackRow>
              ))}
            </TrackList>
          </SampleReport>
        }
        picture={
          <StageRamp
            isExample
            label={PICTURE}
            stages={MODEL.stages.map(({ name }) => name)}
            flags={[{ stage: SAMPLE_STAGE, word: SAMPLE, text: SAMPLE_SCORE }]}
          />
        }
      />
      <BelowHero benefits={<ThreeBenefits />} about={<About />} start={start} />
      <QuietLine>
        <HaveACode />
      </QuietLine>
      <LeadDialog form={form} />
    </Page>
  )
}

/** Each beside a piece of the sample's way through the product. */
function ThreeBenefits() {
  return (
    <Benefits>
      <Benefit
        picture={
          <Crop isChosen>
            <LetterBox>{letterOf(FIRST_TILE.at)}</LetterBox>
            {optionText(Number(FIRST_TILE.text), FIRST_TILE.at)}
          </Crop>
        }
        {...SHORT}
      />
      <Benefit
        picture={
          <Crop>
            <SampleTrack tiles={FIRST_SECTION.tiles} />
          </Crop>
        }
        {...PERSONAL}
      />
      <Benefit
        picture={
          <Crop>
            <CheckIcon />
            {SAMPLE_CHECK ? `${CHECK}: ${SAMPLE_CHECK}` : SAMPLE_STEP}
          </Crop>
        }
        {...USEFUL}
      />
    </Benefits>
  )
}

function About() {
  const { link } = SITE.privacy
  return (
    <Benefits>
      <li>
        <p>{SCORE}</p>
      </li>
      <li>
        <p>
          {KEPT} {link && <NewTabLink href={link.url}>{link.text}</NewTabLink>}
        </p>
      </li>
    </Benefits>
  )
}

function SampleTrack({ tiles }: { tiles: readonly Tile[] }) {
  const total = tiles.reduce((sum, { at }) => sum + at, 0)
  return <Track top={TOP} to={total / tiles.length} tiles={tiles} />
}
