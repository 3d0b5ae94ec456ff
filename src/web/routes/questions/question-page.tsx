import { useEffect, useState } from 'react'
import { pathOf } from '../../../contract/pages.ts'
import { optionText, questionOf } from '../../../content/questions/questions.ts'
import { letterOf, sectionOf } from '../../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'
import { progressPercent, stepAfter, stepBefore } from '../../../domain/assessment/flow.ts'
import { useAnswers } from '../../state/hooks/use-answers.ts'
import { prefetchLaterPages } from '../later-pages.tsx'
import { useMilestone } from '../../state/hooks/use-milestone.ts'
import { useTimeout } from '../../state/hooks/use-timeout.ts'
import { navigate } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import { Button } from '../../../ui/page/button.tsx'
import { OptionList } from '../../../ui/question/option-list.tsx'
import { ProgressBar } from '../../../ui/question/progress-bar.tsx'
import { QuestionLayout, QuestionTitle } from '../../../ui/question/question-layout.tsx'
import { WindowTitle } from '../window-title.tsx'
import { WithoutScript } from '../without-script.tsx'
import { CHOOSING_ADVICE, KEYBOARD_ADVICE, SAVING_ADVICE, SCALE_ADVICE } from './advice.ts'
import { MODEL } from '../../../generated/model.ts'

const ADVANCE_AFTER_MS = 1000
const PROGRESS_ID = 'progress-text'
const TITLE_ID = 'question'

export function QuestionPage({ id }: { id: QuestionId }) {
  const { answers: answersStore } = useVisit()
  const answers = useAnswers(answersStore)
  const selected = answers[id]
  const [moving, setMoving] = useState(false)
  const { text, sentences = [] } = questionOf(id)
  const section = sectionOf(MODEL, id)
  useMilestone(`question-${id}`)
  useEffect(prefetchLaterPages, [])
  const count = MODEL.questionIds.length
  const percent = `${progressPercent(MODEL, id)}%`

  function handleNext() {
    navigate(pathOf(stepAfter(MODEL, id)))
  }
  useTimeout(moving ? ADVANCE_AFTER_MS : undefined, handleNext)

  function handleChoose(option: number) {
    if (!MODEL.options.includes(option)) return
    answersStore.choose(id, option)
    setMoving(true)
  }

  return (
    <QuestionLayout
      progress={
        <ProgressBar
          label="Progress"
          positionId={PROGRESS_ID}
          position={`Question ${id} of ${count}`}
          section={section}
          value={id}
          max={count}
          percent={percent}
          groupEnds={MODEL.sections.map(({ questionIds }) => Math.max(...questionIds))}
        />
      }
      previous={
        <Button look="secondary" disabled={moving} onClick={() => navigate(pathOf(stepBefore(id)))}>
          Previous
        </Button>
      }
      notice={moving && 'Moving to next question...'}
      next={
        <Button disabled={moving || selected === undefined} onClick={handleNext}>
          Next
        </Button>
      }
    >
      <WindowTitle>{`Question ${id} of ${count}: ${section}`}</WindowTitle>
      <QuestionTitle id={TITLE_ID} describedBy={PROGRESS_ID} text={text} />
      <WithoutScript />
      <OptionList
        name={`question-${id}`}
        labelledBy={TITLE_ID}
        advice={
          <>
            <p>
              {SCALE_ADVICE} <span>{SAVING_ADVICE}</span> {id === 1 && CHOOSING_ADVICE}
            </p>
            {id === 1 && <p>{KEYBOARD_ADVICE}</p>}
          </>
        }
        options={MODEL.options.map((option) => ({
          letter: letterOf(option),
          text: optionText(id, option),
          sentence: sentences[option - 1],
        }))}
        selected={selected}
        locked={moving}
        onChoose={handleChoose}
      />
    </QuestionLayout>
  )
}
