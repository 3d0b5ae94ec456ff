import { useEffect, useRef, useState } from 'react'
import { teamPathOf } from '../../../contract/pages.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../domain/sharing/team.ts'
import { SPACE } from '../../../generated/language.ts'
import * as say from '../../../generated/words/share.ts'
import { full } from '../../../generated/words/team.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Buttons } from '../../../ui/page/page.tsx'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { useOrigin } from '../../state/use-origin.ts'
import { useVisit } from '../../state/visit.ts'
import type { Visit } from '../../state/visit.ts'
import { PageLink } from '../page-link.tsx'
import { ShareLink } from './share-link.tsx'

/** A link for colleagues, made by a click: nothing is sent before. */
export function AskTeam({ answers }: { answers: CompleteAnswers }) {
  const { share, sharedTeam } = useVisit()
  const [isMade, setMade] = useState(false)
  const part = useRef<HTMLElement>(null)
  const origin = useOrigin()
  const team = sharedTeam()

  async function handleMake() {
    await share(answers)
    setMade(true)
  }

  const link = `${origin}${teamPathOf(team ?? '')}`
  return (
    <section ref={part} className="surface stack gap-2 screen-only">
      <h3>{say.ask}</h3>
      <p className="caption">{say.askText({ least: SMALLEST_TEAM })}</p>
      {team === undefined ? (
        <Buttons>
          <Button look="secondary" onClick={() => void handleMake()}>
            {say.makeLink}
          </Button>
        </Buttons>
      ) : (
        <ShareLink label={say.teamLink} copyLabel={say.copyTeamLink} link={link} isNew={isMade}>
          <CopyButton
            text={[say.invitation, link, say.invitationEnd].join('\n')}
            label={say.copyInvitation}
            look="quiet"
            doneLabel={say.copied}
            errorText={say.linkSelected}
            onError={() => part.current?.querySelector('input')?.select()}
          />
          <InTeam team={team} />
        </ShareLink>
      )}
    </section>
  )
}

/** The way to the picture that these answers are in, or will be when they can be sent. */
export function InTeam({ team }: { team: string }) {
  const visit = useVisit()
  const [text, setText] = useState(() => placeText(team, visit))

  useEffect(() => {
    void visit.responseQueue.sendAll().then(() => setText(placeText(team, visit)))
  }, [team, visit])

  return (
    <span>
      <span>{text}</span>
      {SPACE}
      <PageLink href={teamPathOf(team)}>{say.seeTeam}</PageLink>
    </span>
  )
}

/** Whether the answers are in the picture, on their way, or refused by a full team. */
function placeText(team: string, { teams, responseQueue }: Visit): string {
  if (!teams.has(team)) return full({ most: LARGEST_TEAM })
  return responseQueue.waitsFor(team) ? say.toTeam : say.inTeam
}
