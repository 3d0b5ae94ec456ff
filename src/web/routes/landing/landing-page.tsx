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
} from '../../../generated/landing.ts'
import { optionText } from '../../../content/questions/questions.ts'
import { SITE } from '../../../generated/site.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../generated/model.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { Track, TRACK_LEGEND, TrackList, TrackRow } from '../../../ui/chart/track.tsx'
import type { Tile } from '../../../ui/chart/track.tsx'
import { PrivacyNote } from '../../../ui/form/privacy-note.tsx'
import { Benefit, Benefits, Closing, Point } from '../../../ui/landing/points.tsx'
import { Hero } from '../../../ui/landing/hero.tsx'
import { SampleReport } from '../../../ui/landing/sample-report.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { OptionRow } from '../../../ui/question/option-row.tsx'
import { useMilestone } from '../../state/hooks/use-milestone.ts'
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
/** Of the first question: the answer of the sample, between its neighbors. */
const CHOICES = [FIRST_TILE.at - 1, FIRST_TILE.at, FIRST_TILE.at + 1].filter(
  (option) => option > 0 && option <= TOP,
)

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
        title={SITE.title}
        tagline={TAGLINE}
        action={
          <>
            {start}
            <WithoutScript />
          </>
        }
        note={TERMS}
        audience={AUDIENCE}
        sample={
          <SampleReport
            label={SAMPLE}
            link={<PageLink href={reportPathOf(SAMPLE_CODE)}>{SEE_SAMPLE}</PageLink>}
            score={SAMPLE_SCORE}
            outOf={`/${TOP}`}
            stage={SAMPLE_STAGE}
          >
            <SampleTracks sections={SAMPLE_SECTIONS} />
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
      <ThreeBenefits />
      <Closing action={start}>
        <Point title="How it is scored">{SCORE}</Point>
        <Point title="What we keep">
          <PrivacyNote text={KEPT} link={SITE.privacy.link} />
        </Point>
      </Closing>
      <LeadDialog form={form} />
    </Page>
  )
}

/** Each with a piece of the sample's way through the product. */
function ThreeBenefits() {
  return (
    <Benefits>
      <Benefit {...SHORT}>
        {CHOICES.map((option) => (
          <OptionRow key={option} letter={letterOf(option)} isChosen={option === FIRST_TILE.at}>
            {optionText(Number(FIRST_TILE.text), option)}
          </OptionRow>
        ))}
      </Benefit>
      <Benefit {...PERSONAL}>
        <SampleTracks sections={SAMPLE_SECTIONS.slice(1, 2)} hasAnswers />
      </Benefit>
      <Benefit {...USEFUL}>
        <div className="stack gap-2">
          <p>
            {`${FIRST_STEP}: `}
            <strong>{SAMPLE_STEP}</strong>
          </p>
          {SAMPLE_CHECK && <p className="muted">{`${CHECK}: ${SAMPLE_CHECK}`}</p>}
        </div>
      </Benefit>
    </Benefits>
  )
}

type SampleTracksProps = {
  hasAnswers?: boolean
  sections: readonly { name: string; score: string; tiles: readonly Tile[] }[]
}

function SampleTracks({ sections, hasAnswers }: SampleTracksProps) {
  return (
    <TrackList top={TOP} caption={hasAnswers && TRACK_LEGEND}>
      {sections.map(({ name, score, tiles }) => (
        <TrackRow key={name} name={name} score={score}>
          <Track top={TOP} to={Number(score)} tiles={hasAnswers ? tiles : []} />
        </TrackRow>
      ))}
    </TrackList>
  )
}
