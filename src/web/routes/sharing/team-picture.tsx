import { useState } from 'react'
import { labeled, paired } from '../../../content/joined.ts'
import { BAR_TOP, barOf, scoreText } from '../../../content/numbers.ts'
import { questionOf } from '../../../content/questions/questions.ts'
import { explainedOption } from '../../../content/questions/quoted-option.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import type { Team, TeamQuestion } from '../../../domain/sharing/team.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/team.ts'
import { Track } from '../../../ui/chart/track.tsx'
import { TrackList, TrackRow, TrackScale } from '../../../ui/chart/track-list.tsx'
import { LetterBox } from '../../../ui/label/letter-box.tsx'
import { ReportSection, Surface } from '../../../ui/report/report-section.tsx'
import { evidenceQuestion } from './sharing-sentences.ts'
import styles from '../../../ui/report/cards.module.css'

/** Where a team agrees, and what to talk about. Its questions keep their places while new answers come in. */
export function TeamPicture({ team }: { team: Team }) {
  const [order] = useState(() => ({ talk: idsOf(team.talkingPoints), others: idsOf(team.others) }))
  const questions = [...team.talkingPoints, ...team.others]
  const inOrder = (ids: readonly number[]) =>
    ids.flatMap((id) => questions.find((question) => question.id === id) ?? [])

  return (
    <>
      {order.talk.length > 0 && (
        <Surface title={say.talk}>
          <p className="muted small full">{say.legend}</p>
          <Questions questions={inOrder(order.talk)} part="talk" />
          <p>{say.settle}</p>
        </Surface>
      )}
      <ReportSection title={say.areas}>
        <TrackList top={topOptionOf(MODEL)}>
          {MODEL.sections.map(({ name }, index) => {
            const { lowest = 0, highest = 0 } = team.sections[index] ?? {}
            const range = rangeText(lowest, highest)
            return (
              <TrackRow key={name} name={name} score={range}>
                <Track
                  label={labeled(name, range)}
                  top={BAR_TOP}
                  from={barOf(lowest)}
                  to={barOf(highest)}
                  tiles={[]}
                />
              </TrackRow>
            )
          })}
        </TrackList>
      </ReportSection>
      <ReportSection title={order.talk.length > 0 ? say.others : say.all}>
        <Questions questions={inOrder(order.others)} />
      </ReportSection>
    </>
  )
}

function idsOf(questions: readonly TeamQuestion[]): readonly number[] {
  return questions.map(({ id }) => id)
}

function rangeText(lowest: number, highest: number): string {
  const [from, to] = [scoreText(lowest), scoreText(highest)]
  return from === to ? to : say.range({ from, to })
}

type QuestionsProps = {
  questions: readonly Pick<TeamQuestion, 'id' | 'chosen'>[]
  part?: 'talk' | 'own'
}

/** Which options were chosen, how many chose them if there are others, and what would settle it. */
export function Questions({ questions, part }: QuestionsProps) {
  const isOwn = part === 'own'
  const top = topOptionOf(MODEL)
  return (
    <ol role="list" className={`${styles.cards} stack`}>
      {questions.map(({ id, chosen }) => (
        <li key={id} className={isOwn ? 'stack gap-2' : styles.card}>
          <p className={isOwn ? 'muted small' : styles.action}>{`${id}. ${questionOf(id).text}`}</p>
          {!isOwn && (
            <div>
              <Track
                label={paired(
                  chosen.map(({ option, count }) => labeled(letterOf(option), String(count))),
                )}
                top={top}
                from={chosen[0]?.option ?? 0}
                to={chosen.at(-1)?.option ?? 0}
                tiles={chosen.map(({ option, count }) => ({ at: option, text: String(count) }))}
              />
              <TrackScale top={top} />
            </div>
          )}
          <ul role="list" className={`stack gap-2 ${isOwn ? styles.action : 'small'}`}>
            {chosen.map(({ option }) => (
              <li key={option} className={styles.position}>
                <LetterBox>{letterOf(option)}</LetterBox>
                <span>{say.option({ option: explainedOption(id, option) })}</span>
              </li>
            ))}
          </ul>
          {part === 'talk' && <p className="parted small">{evidenceQuestion(id)}</p>}
        </li>
      ))}
    </ol>
  )
}
