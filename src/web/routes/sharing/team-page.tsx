import { useState } from 'react'
import type { TeamReply } from '../../../contract/api.ts'
import { answerTo, isComplete } from '../../../domain/assessment/assessment.ts'
import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../domain/sharing/team.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { MODEL } from '../../../generated/model.ts'
import { print as printLabel } from '../../../generated/words/share.ts'
import * as say from '../../../generated/words/team.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Buttons, Intro, Note, Page, PageTitle } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { StatusButton } from '../../../ui/sharing/status-button.tsx'
import { useAnswers } from '../../state/answers-store.ts'
import { useVisit } from '../../state/visit.ts'
import { AssessmentStart } from '../landing/assessment-start.tsx'
import { WindowTitle } from '../window-title.tsx'
import { agreementTitle } from './sharing-sentences.ts'
import { Questions, TeamPicture } from './team-picture.tsx'
import { useTeam } from './use-team.ts'

/** Invites colleagues to answer; shows the picture to who did. */
export function TeamPage({ team }: { team: string }) {
  const { teams } = useVisit()
  const [isMember, setMember] = useState(() => teams.has(team))
  return (
    <Page>
      <WindowTitle>{say.window}</WindowTitle>
      {isMember ? (
        <Members team={team} onLeft={() => setMember(false)} />
      ) : (
        <Invitation team={team} />
      )}
      <Note>{say.sees}</Note>
    </Page>
  )
}

function Invitation({ team }: { team: string }) {
  const { runs, source } = useVisit()
  const { reply, hasFailed } = useTeam(team)

  function handleStart() {
    runs.join(team)
    source.setTeam()
  }

  return (
    <>
      <PageTitle>{say.inviteTitle}</PageTitle>
      <Intro>{say.invite}</Intro>
      {reply && reply.count >= LARGEST_TEAM ? (
        <p>{say.full({ most: LARGEST_TEAM })}</p>
      ) : (
        <>
          <p>{say.joins}</p>
          <Buttons>
            <AssessmentStart onStart={handleStart} />
          </Buttons>
        </>
      )}
      <Answered reply={reply} hasFailed={hasFailed} />
      {reply && isPicture(reply) && (
        <Disclosure summary={say.peek}>
          <TeamPicture team={reply} />
        </Disclosure>
      )}
    </>
  )
}

type MembersProps = { team: string; onLeft: () => void }

function Members({ team, onLeft }: MembersProps) {
  const { takeOut } = useVisit()
  const { reply, hasFailed } = useTeam(team)

  async function handleTakeOut() {
    const isOut = await takeOut(team)
    if (isOut) onLeft()
    return isOut ? say.takenOut : say.notTakenOut
  }

  const picture = reply && isPicture(reply) ? reply : undefined
  return (
    <>
      <PageHead
        badge={say.badge}
        title={picture ? agreementTitle(picture) : say.waitingTitle}
        intro={picture ? say.intro : say.waiting({ least: SMALLEST_TEAM })}
      >
        <Answered reply={reply} hasFailed={hasFailed} />
      </PageHead>
      {picture ? <TeamPicture team={picture} /> : <OwnAnswers team={team} />}
      <Buttons>
        <Button look="secondary" onClick={() => print()}>
          {printLabel}
        </Button>
        <StatusButton look="quiet" label={say.takeOut} onPress={handleTakeOut} />
      </Buttons>
    </>
  )
}

/** Read to whoever hears the page when it changes. */
function Answered({ reply, hasFailed }: ReturnType<typeof useTeam>) {
  return (
    <p aria-live="polite" className="caption">
      {reply && reply.count > 0 && say.answered({ count: reply.count })} {hasFailed && say.unloaded}
    </p>
  )
}

/** Where this browser still has the run that is in the team. */
function OwnAnswers({ team }: { team: string }) {
  const visit = useVisit()
  const answers = useAnswers(visit.answers)
  if (visit.runs.team() !== team || !isComplete(MODEL, answers)) return null
  return (
    <ReportSection title={say.own}>
      <Questions
        questions={MODEL.questionIds.map((id) => ({
          id,
          chosen: [{ option: answerTo(answers, id), count: 1 }],
        }))}
      />
    </ReportSection>
  )
}

function isPicture(reply: TeamReply): reply is Team {
  return 'sections' in reply
}
