import { lazy, useEffect, useState } from 'react'
import { spaced } from '../../../content/joined.ts'
import { hrefOf } from '../../../contract/languages.ts'
import { ROOM, roomPathOf } from '../../../contract/pages.ts'
import { answerTo } from '../../../domain/assessment/assessment.ts'
import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../domain/sharing/team.ts'
import { SPACE } from '../../../generated/language.ts'
import { MODEL } from '../../../generated/model.ts'
import { SITE } from '../../../generated/site.ts'
import { print as printLabel } from '../../../generated/words/share.ts'
import * as say from '../../../generated/words/team.ts'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { Buttons, Page } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { PrintButton } from '../../../ui/sharing/print-button.tsx'
import { StatusButton } from '../../../ui/sharing/status-button.tsx'
import { focusTop, useRouteFocus } from '../../state/focus.ts'
import { useHash } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import { AssessmentStart } from '../landing/assessment-start.tsx'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { agreementTitle } from './sharing-sentences.ts'
import { Questions, TeamPicture } from './team-picture.tsx'
import { pictureIn } from './team-reply.ts'
import { useTeam } from './use-team.ts'
import type { SeenTeam } from './use-team.ts'
import styles from './team-page.module.css'

/** In a bundle of its own: few teams meet. */
const TeamRoom = lazy(async () => ({ default: (await import('./team-room.tsx')).TeamRoom }))

/** Invites colleagues to answer; shows the picture to who did, and on a screen to all. */
export function TeamPage({ team }: { team: string }) {
  const [hasLeft, setLeft] = useState(false)
  const hash = useHash()
  useRouteFocus(hash)
  if (hash === ROOM) return <TeamRoom team={team} />
  return (
    <Page>
      <WindowTitle>{say.window}</WindowTitle>
      <ShownTeam key={String(hasLeft)} team={team} hasLeft={hasLeft} onLeft={() => setLeft(true)} />
    </Page>
  )
}

type ShownTeamProps = { team: string; hasLeft: boolean; onLeft: () => void }

function ShownTeam({ team, hasLeft, onLeft }: ShownTeamProps) {
  const seen = useTeam(team)

  useEffect(() => {
    if (hasLeft) focusTop()
  }, [hasLeft])

  if (seen.isMember) return <Members team={team} seen={seen} onLeft={onLeft} />
  return <Invitation team={team} seen={seen} title={hasLeft ? say.takenOut : say.inviteTitle} />
}

type InvitationProps = { team: string; seen: SeenTeam; title: string }

function Invitation({ team, seen, title }: InvitationProps) {
  return (
    <>
      <PageHead badge={say.badge} title={title} intro={say.invite} />
      <div className="columns">
        <div className="stack gap-5">
          {(seen.reply?.count ?? 0) >= LARGEST_TEAM ? (
            <p>{say.full({ most: LARGEST_TEAM })}</p>
          ) : (
            <>
              <p>{spaced(say.joins, SITE.hasForm ? say.ownReport : say.ownReportOnly)}</p>
              <Buttons>
                <AssessmentStart team={team} />
              </Buttons>
            </>
          )}
          <Answered seen={seen} />
        </div>
        <p className="muted small">{say.sees}</p>
      </div>
    </>
  )
}

type MembersProps = { team: string; seen: SeenTeam; onLeft: () => void }

function Members({ team, seen, onLeft }: MembersProps) {
  const { takeOut, isEmbedded } = useVisit()

  async function handleTakeOut() {
    const isOut = await takeOut(team)
    if (isOut) onLeft()
    return isOut ? undefined : say.notTakenOut
  }

  const picture = pictureIn(seen.reply)
  const room = roomPathOf(team)
  const RoomLink = isEmbedded ? ExternalLink : PageLink
  return (
    <div className={styles.team}>
      <PageHead
        badge={say.badge}
        title={picture ? agreementTitle(picture) : say.waiting({ least: SMALLEST_TEAM })}
        intro={picture ? say.intro : say.waitingIntro}
      />
      <Buttons>
        <RoomLink look={picture ? 'secondary' : 'primary'} href={isEmbedded ? hrefOf(room) : room}>
          {say.room}
        </RoomLink>
        <Answered seen={seen} />
      </Buttons>
      {picture ? <TeamPicture team={picture} /> : <OwnAnswers team={team} />}
      <Buttons>
        <PrintButton look="secondary">{printLabel}</PrintButton>
        <StatusButton
          look="quiet"
          label={say.takeOut}
          doneLabel={say.takenOut}
          onPress={handleTakeOut}
        />
      </Buttons>
      <p className="muted small">{say.sees}</p>
    </div>
  )
}

/** Read to whoever hears the page when it changes. */
function Answered({ seen: { reply, isWaiting, hasFailed } }: { seen: SeenTeam }) {
  return (
    <p aria-live="polite" className="small">
      <strong>{reply && reply.count > 0 && say.answered({ count: reply.count })}</strong>
      {SPACE}
      <span>{isWaiting ? say.unsent : hasFailed && say.unloaded}</span>
    </p>
  )
}

function OwnAnswers({ team }: { team: string }) {
  const answers = useVisit().teams.answersIn(team)
  if (!answers) return null
  return (
    <ReportSection title={say.own}>
      <Questions
        part="own"
        questions={MODEL.questionIds.map((id) => ({
          id,
          chosen: [{ option: answerTo(answers, id), count: 1 }],
        }))}
      />
    </ReportSection>
  )
}
