import type { KeyboardEvent } from 'react'
import { useEffect, useState } from 'react'
import { spaced } from '../../../content/joined.ts'
import { HAS_MIDDLE, questionOf } from '../../../content/questions/questions.ts'
import { letterOf, sectionOf } from '../../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../../domain/assessment/assessment.ts'
import { screenAfter, screenBefore } from '../../../domain/assessment/flow.ts'
import { Button } from '../../../ui/page/button.tsx'
import { hasModifier } from '../../../ui/page/keys.ts'
import { SPACE } from '../../../generated/language.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/question-page.ts'
import { betweenTwo, scale } from '../../../generated/words/start.ts'
import { useTimeout } from '../../state/use-timeout.ts'
import { pathOf } from '../../../contract/pages.ts'
import { navigate } from '../../state/location.ts'
import { useAnswers, useMilestone, useVisit } from '../../state/visit.ts'
import { prefetchLaterPages } from '../later-pages.tsx'
import { WindowTitle } from '../window-title.tsx'
import { WithoutScript } from '../without-script.tsx'
import { AboutQuestion } from './about-question.tsx'
import { OptionList } from './option-list.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './question-page.module.css'

const ADVANCE_AFTER_MS = 1000
const ADVICE_ID = 'advice'
const KEYBOARD_ID = 'keyboard'
const POSITION_ID = 'progress-text'
const TITLE_ID = 'question'
const RULE = spaced(scale, HAS_MIDDLE && betweenTwo)

export function QuestionPage({ id }: { id: QuestionId }) {
  const { answers: answersStore } = useVisit()
  const selected = useAnswers()[id]
  const [moving, setMoving] = useState<{ wasAnswered: boolean }>()
  const { text, about } = questionOf(id)
  useMilestone(`question-${id}`)
  useEffect(() => void prefetchLaterPages(), [])
  const position = say.position({ question: id })
  const isAnswered = moving ? moving.wasAnswered : selected !== undefined

  function goOn() {
    navigate(pathOf(screenAfter(MODEL, id)), { way: 'on' })
  }
  useTimeout(moving && ADVANCE_AFTER_MS, goOn)

  function handleChoose(option: OptionNumber) {
    answersStore.choose(id, option)
    setMoving({ wasAnswered: selected !== undefined })
  }

  return (
    <main className={styles.run}>
      <WindowTitle>{say.window({ position, section: sectionOf(MODEL, id) })}</WindowTitle>
      <ProgressBar id={id} position={position} positionId={POSITION_ID} isMoving={!!moving} />
      {/* What the browser restores on reload would look like a choice. Nothing is submitted. */}
      <form method="dialog" autoComplete="off" className={`${styles.question} stack gap-4`}>
        <div
          role="group"
          aria-labelledby={POSITION_ID}
          className={`${styles.asked} stack`}
          onKeyDown={chooseByKey}
        >
          <div className={`${styles.heading} stack gap-2`}>
            <h1 id={TITLE_ID} tabIndex={-1} className={styles.title}>
              <WholeWords text={text} />
            </h1>
            {about && <AboutQuestion text={about} />}
            <p id={ADVICE_ID} className="caption full">
              {id === 1 && <span className={styles.rule}>{RULE + SPACE}</span>}
              <span>{say.saved}</span>
            </p>
          </div>
          <WithoutScript />
          <OptionList
            id={id}
            labelledBy={TITLE_ID}
            describedBy={id === 1 ? `${ADVICE_ID} ${KEYBOARD_ID}` : ADVICE_ID}
            selected={selected}
            locked={!!moving}
            onChoose={handleChoose}
          />
        </div>
        <div className={`${styles.ways} bar headed script-only`}>
          <Button
            look="secondary"
            aria-disabled={!!moving || undefined}
            onClick={() => !moving && navigate(pathOf(screenBefore(id)), { way: 'back' })}
          >
            {say.previous}
          </Button>
          {/*
           * Mounted empty, then filled, because a live region that is inserted with its text is not reliably read. It
           * has no role, because some screen readers announce an empty status as an element.
           */}
          <p aria-live="polite" aria-atomic="true" className="unseen">
            {moving && say.moving}
          </p>
          <Button
            disabled={!isAnswered}
            aria-disabled={!!moving || undefined}
            onClick={() => !moving && goOn()}
          >
            {say.next}
          </Button>
        </div>
        {/* A description reads what it names even where that is hidden, but not what is hidden inside. */}
        <div id={KEYBOARD_ID} className={styles.keyboard}>
          <p className="note">{say.keyboard}</p>
        </div>
      </form>
    </main>
  )
}

/** A word of several parts, such as “go-to-market”, does not break at its hyphens. */
function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+-\S+)/).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? styles.whole : undefined}>
      {part}
    </span>
  ))
}

/** A letter or a number presses its option while the focus is on the question or its options (WCAG 2.1.4). */
export function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  if (hasModifier(event) || event.repeat) return
  const number = MODEL.options.find(
    (option) => event.key === String(option) || event.key.toUpperCase() === letterOf(option),
  )
  if (number === undefined) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[value='${number}']`)?.click()
}
