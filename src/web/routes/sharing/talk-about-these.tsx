import { questionOf } from '../../../content/questions/questions.ts'
import { teamPathOf } from '../../../contract/pages.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { Surface } from '../../../ui/report/report-section.tsx'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { TalkingPoint, TalkingPoints } from '../../../ui/sharing/talking-point.tsx'
import {
  agendaOf,
  distanceSentence,
  evidenceQuestion,
  positionsOf,
  reportsInWords,
} from './sharing-sentences.ts'
import { useTeamHash } from './use-team-hash.ts'

type TalkAboutTheseProps = { team: Team; codes: readonly string[] }

/** The widest questions, to take to a meeting. */
export function TalkAboutThese({ team, codes }: TalkAboutTheseProps) {
  const { labels } = useTeamHash(codes.length)
  if (team.talkingPoints.length === 0) return null
  const copy = (
    <CopyButton
      text={() => agendaOf(team, labels, `${location.origin}${teamPathOf(codes)}`)}
      label="Copy agenda"
      told="Agenda copied."
      refused="Your browser blocked copying. Print the page instead."
    />
  )
  return (
    <Surface title="Talk About These First" action={copy}>
      <TalkingPoints>
        {team.talkingPoints.map((question) => (
          <TalkingPoint
            key={question.id}
            distance={distanceSentence(question)}
            question={questionOf(question.id).text}
            positions={positionsOf(question, labels).map(({ names, count, ...said }) => ({
              ...said,
              who: names || reportsInWords(count),
            }))}
            evidence={evidenceQuestion(question)}
          />
        ))}
      </TalkingPoints>
    </Surface>
  )
}
