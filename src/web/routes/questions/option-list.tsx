import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { moving } from '../../../generated/words/question-page.ts'
import { classesOf } from '../../../ui/page/classes-of.ts'
import { sideOf } from '../../../ui/page/side-key.ts'
import styles from '../../../ui/question/option.module.css'

type OptionListProps = {
  name: string
  /** The id of the question above. A legend would be read twice, as name and as text. */
  labelledBy: string
  /** Of the advice. */
  describedBy: string
  /** Least to most; numbered from 1. */
  options: readonly {
    letter: string
    text: string
    sentence?: string | undefined
    /** Of the scale, for who sees it. */
    end?: string | undefined
  }[]
  selected: number | undefined
  /** While the next question is on its way. */
  locked: boolean
  /** `number` counts from 1; also called when the selected option is chosen again. */
  onChoose: (number: number) => void
}

/**
 * A radio group whose arrow keys move focus without choosing, because a choice moves on (WCAG 2.1.1, failure
 * F37). Space, Enter and a click choose. While locked it stays focusable: a disabled
 * control would lose focus.
 */
export function OptionList({
  name,
  labelledBy,
  describedBy,
  options,
  selected,
  locked,
  onChoose,
}: OptionListProps) {
  const [focused, setFocused] = useState<number>()
  const radios = useRef<(HTMLInputElement | null)[]>([])
  const tabStop = focused ?? selected ?? 1
  const chooseTapped = useEffectEvent(onChoose)

  useEffect(() => {
    const tapped = tappedBefore(radios.current)
    if (tapped) chooseTapped(tapped)
  }, [])

  function choose(number: number) {
    if (locked) return
    radios.current[number - 1]?.focus()
    onChoose(number)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const current = radios.current.findIndex((radio) => radio === event.target) + 1
    if (current === 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const next = numberToFocus(event, current, options.length)
    if (next === undefined && ![' ', 'Enter'].includes(event.key)) return

    event.preventDefault()
    if (locked) return
    if (next !== undefined) radios.current[next - 1]?.focus()
    // A key held down chooses once.
    else if (!event.repeat) choose(current)
  }

  return (
    <fieldset
      className={styles.group}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-disabled={locked || undefined}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined)
      }}
    >
      {options.map(({ letter, text, sentence, end }, index) => {
        const number = index + 1
        const isChosen = selected === number
        return (
          <div key={text} className={classesOf(styles.option, isChosen && styles.chosen)}>
            <label className={styles.face}>
              <input
                ref={(radio) => {
                  radios.current[index] = radio
                }}
                type="radio"
                name={name}
                value={number}
                className={styles.radio}
                data-letter={letter}
                checked={isChosen}
                tabIndex={tabStop === number ? 0 : -1}
                aria-disabled={locked || undefined}
                onFocus={() => setFocused(number)}
                onClick={() => choose(number)}
                onChange={keepControlled}
              />
              <span className={styles.text}>
                {sentence ? <strong>{text}</strong> : <span>{text}</span>}
                {sentence && <span className={styles.sentence}>{sentence}</span>}
              </span>
              {end && !(isChosen && locked) && (
                <span aria-hidden="true" className={`${styles.end} tiny muted`}>
                  {end}
                </span>
              )}
            </label>
            {isChosen && locked && (
              <span aria-hidden="true" className={`${styles.moving} tiny`}>
                {moving}
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
function tappedBefore(radios: readonly (HTMLInputElement | null)[]): number {
  const tapped = radios.find((radio) => radio?.checked && !radio.defaultChecked)
  if (!tapped?.matches(':focus-visible')) return radios.indexOf(tapped ?? null) + 1
  tapped.checked = false
  return 0
}

/** Required by React. The click chooses, because the browser reports no change on the selected radio. */
function keepControlled() {}

function numberToFocus(event: KeyboardEvent, current: number, last: number): number | undefined {
  const { key } = event
  const side = sideOf(event)
  if (key === 'ArrowDown' || side === 1) return current === last ? 1 : current + 1
  if (key === 'ArrowUp' || side === -1) return current === 1 ? last : current - 1
  if (key === 'Home') return 1
  return key === 'End' ? last : undefined
}
