import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { optionSentence, optionText } from '../../../content/questions/questions.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/question-page.ts'
import { classesOf } from '../../../ui/page/classes-of.ts'
import { hasModifier, sideOf } from '../../../ui/page/keys.ts'
import styles from '../../../ui/question/option.module.css'

/** Which end of the scale an option is, for who sees it. */
const ENDS: Record<number, string | undefined> = { 1: say.least, [topOptionOf(MODEL)]: say.most }

type OptionListProps = {
  id: QuestionId
  /** The id of the question above. A legend would be read twice, as name and as text. */
  labelledBy: string
  /** Of the advice. */
  describedBy: string
  selected: OptionNumber | undefined
  /** While the next question is on its way. */
  locked: boolean
  /** Also called when the selected option is chosen again. */
  onChoose: (option: OptionNumber) => void
}

/**
 * A radio group whose arrow keys move focus without choosing, because a choice moves on (WCAG 2.1.1, failure
 * F37). Space, Enter and a click choose. While locked it stays focusable: a disabled
 * control would lose focus.
 */
export function OptionList(props: OptionListProps) {
  const { id, labelledBy, describedBy, selected, locked, onChoose } = props
  const [focused, setFocused] = useState<OptionNumber>()
  const group = useRef<HTMLFieldSetElement>(null)
  const tabStop = focused ?? selected ?? 1
  const chooseTapped = useEffectEvent(onChoose)

  useEffect(() => {
    const tapped = group.current && tappedBefore(group.current)
    if (tapped) chooseTapped(tapped)
  }, [])

  function choose(radio: HTMLInputElement) {
    if (locked) return
    radio.focus()
    onChoose(Number(radio.value))
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { target: radio } = event
    if (hasModifier(event) || !(radio instanceof HTMLInputElement)) return
    const next = optionToFocus(event, Number(radio.value))
    if (!next && ![' ', 'Enter'].includes(event.key)) return

    event.preventDefault()
    if (locked) return
    if (next) group.current?.querySelector<HTMLElement>(`[value='${next}']`)?.focus()
    // A key held down chooses once.
    else if (!event.repeat) choose(radio)
  }

  return (
    <fieldset
      ref={group}
      className={styles.group}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-disabled={locked || undefined}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined)
      }}
    >
      {MODEL.options.map((option) => {
        const isChosen = selected === option
        const text = optionText(id, option)
        const sentence = optionSentence(id, option)
        const end = ENDS[option]
        return (
          <div key={option} className={classesOf(styles.option, isChosen && styles.chosen)}>
            <label className={styles.face}>
              <input
                type="radio"
                name={`question-${id}`}
                value={option}
                className={styles.radio}
                data-letter={letterOf(option)}
                checked={isChosen}
                tabIndex={tabStop === option ? 0 : -1}
                aria-disabled={locked || undefined}
                onFocus={() => setFocused(option)}
                onClick={(event) => choose(event.currentTarget)}
                onChange={keepControlled}
              />
              <span className={styles.text}>
                {sentence ? <strong>{text}</strong> : <span>{text}</span>}
                {sentence && <span className={`${styles.sentence} small`}>{sentence}</span>}
              </span>
              {end && !(isChosen && locked) && (
                <span
                  aria-hidden="true"
                  className={classesOf(styles.end, 'tiny', !isChosen && 'muted')}
                >
                  {end}
                </span>
              )}
            </label>
            {isChosen && locked && (
              <span aria-hidden="true" className={`${styles.moving} tiny`}>
                {say.moving}
              </span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

/**
 * The option tapped before the code was loaded. An arrow key chooses an option then too; it shows a focus
 * ring, and that choice is undone.
 */
function tappedBefore(group: HTMLElement): OptionNumber | undefined {
  const radios = Array.from(group.querySelectorAll('input'))
  const tapped = radios.find((radio) => radio.checked && !radio.defaultChecked)
  if (!tapped?.matches(':focus-visible')) return tapped && Number(tapped.value)
  tapped.checked = false
  return undefined
}

/** Required by React. The click chooses, because the browser reports no change on the selected radio. */
function keepControlled() {}

function optionToFocus(event: KeyboardEvent, current: OptionNumber): OptionNumber | undefined {
  const { key } = event
  const last = topOptionOf(MODEL)
  const side = sideOf(event)
  if (key === 'ArrowDown' || side === 1) return current === last ? 1 : current + 1
  if (key === 'ArrowUp' || side === -1) return current === 1 ? last : current - 1
  if (key === 'Home') return 1
  return key === 'End' ? last : undefined
}
