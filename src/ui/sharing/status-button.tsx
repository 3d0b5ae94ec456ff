import { useState } from 'react'
import { Button } from '../page/button.tsx'
import { CheckIcon } from '../page/icons.tsx'
import { classesOf } from '../page/classes-of.ts'
import styles from './status-button.module.css'

const SHOWN_MS = 1600

type StatusButtonProps = {
  label: string
  /** In place of the label for a moment. */
  doneLabel: string
  look?: 'primary' | 'secondary' | 'quiet' | undefined
  /** Returns what went wrong, if anything did. */
  onPress: () => Promise<string | undefined>
}

/** Says in its own place that it is done, and below what went wrong. */
export function StatusButton({ label, doneLabel, look = 'secondary', onPress }: StatusButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handlePress() {
    if (isBusy) return
    setBusy(true)
    const wrong = await onPress()
    setBusy(false)
    setProblem(wrong)
    setDone(wrong === undefined)
    if (wrong === undefined) setTimeout(() => setDone(false), SHOWN_MS)
  }

  return (
    <div className="stack gap-1 screen-only script-only">
      <Button look={look} className={styles.button} onClick={() => void handlePress()}>
        <span className={classesOf(isDone && 'invisible')}>{label}</span>
        <span className={classesOf('cluster gap-1', !isDone && 'invisible')}>
          <CheckIcon />
          <span>{doneLabel}</span>
        </span>
      </Button>
      <p role="status" className={problem === undefined ? 'unseen' : 'caption'}>
        {isDone ? doneLabel : problem}
      </p>
    </div>
  )
}
