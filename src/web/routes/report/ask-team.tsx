import { useState } from 'react'
import { teamPathOf } from '../../../contract/pages.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import * as say from '../../../generated/words/share.ts'
import { Button } from '../../../ui/page/button.tsx'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { useOrigin } from '../../state/use-hydrated.ts'
import { useVisit } from '../../state/visit.ts'
import { PageLink } from '../page-link.tsx'
import { ShareLink } from './share-link.tsx'

/** A link for colleagues, made by a click: nothing is sent before. */
export function AskTeam({ answers }: { answers: CompleteAnswers }) {
  const { runs, teams, responseQueue } = useVisit()
  const [team, setTeam] = useState(() => sharedTeam(runs, teams))
  const origin = useOrigin()

  function handleMake() {
    const key = teams.newKey()
    runs.share(key)
    teams.add(key, answers)
    void responseQueue.send()
    setTeam(key)
  }

  const link = `${origin}${teamPathOf(team ?? '')}`
  return (
    <div className="stack gap-2 screen-only">
      <h3>{say.ask}</h3>
      <p>{say.askText}</p>
      {team === undefined ? (
        <div>
          <Button look="secondary" onClick={handleMake}>
            {say.makeLink}
          </Button>
        </div>
      ) : (
        <ShareLink label={say.teamLink} copyLabel={say.copyTeamLink} link={link}>
          <CopyButton
            text={[say.invitation, link, say.invitationEnd].join('\n')}
            label={say.copyInvitation}
            look="quiet"
            successText={say.invitationCopied}
            errorText={say.linkSelected}
          />
          <InTeam team={team} />
        </ShareLink>
      )}
    </div>
  )
}

/** The way to the picture that these answers are in. */
export function InTeam({ team }: { team: string }) {
  return (
    <span>
      {say.inTeam} <PageLink href={teamPathOf(team)}>{say.seeTeam}</PageLink>
    </span>
  )
}

type Visit = ReturnType<typeof useVisit>

/** The team that the finished run is in, unless it refused the answers. */
export function sharedTeam(runs: Visit['runs'], teams: Visit['teams']): string | undefined {
  const team = runs.team()
  return team !== undefined && teams.has(team) ? team : undefined
}
