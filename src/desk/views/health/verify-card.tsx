import { useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Verification } from '../../../contract/desk.ts'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { useAsked } from '../../state/use-asked.ts'
import { useInterval } from '../../state/use-interval.ts'
import { Action } from '../../ui/form/action.tsx'
import { Line, Lines } from '../../ui/page/columns.tsx'
import { Progress } from '../../ui/chart/progress.tsx'
import { StateMark } from '../../ui/table/state-mark.tsx'
import { Failure } from '../../ui/page/states.tsx'
import { Card, Status } from '../../ui/page/view.tsx'
import { verificationSentence } from './health-sentences.ts'

const POLL_MS = 500
const TONES = { ok: 'good', wrong: 'bad', 'not checked': 'open' } as const
const WORDS = { ok: 'In order', wrong: 'Wrong', 'not checked': 'Not checked' } as const

/** One button starts it and, while it runs, stops it, so that the focus stays on it. */
export function VerifyCard() {
  const { value, refusal, askAgain } = useAsked<Verification>(DESK_PATHS.verify)
  const [problem, setProblem] = useState<Refusal>()
  const isRunning = value?.state === 'running'
  useInterval(isRunning ? POLL_MS : undefined, askAgain)

  async function handleClick() {
    const body = { action: isRunning ? 'stop' : 'start' }
    const reply = await ask<Verification>(DESK_PATHS.verify, { body })
    setProblem(reply.ok ? undefined : reply.error)
    askAgain()
  }

  const failure = problem ?? refusal
  return (
    <Card
      title="Verify"
      aside={
        <Action isForEditors onClick={() => void handleClick()}>
          {isRunning ? 'Stop' : 'Verify now'}
        </Action>
      }
    >
      <p>
        Reads the whole database and compares every score with its answers. Visitors are not
        affected.
      </p>
      {value && <VerifyState verification={value} />}
      {failure && <Failure {...failure} onRetry={askAgain} />}
    </Card>
  )
}

function VerifyState({ verification }: { verification: Verification }) {
  const isRunning = verification.state === 'running'
  return (
    <>
      {/* A screen reader would say each step of the count, so only the bar shows it. */}
      <Status unseen={isRunning}>
        {isRunning ? 'Verifying...' : verificationSentence(verification)}
      </Status>
      {isRunning && (
        <Progress
          label={verificationSentence(verification)}
          done={verification.step === 'files' ? undefined : verification.done}
          total={verification.total}
        />
      )}
      {verification.state === 'done' && (
        <Lines>
          {verification.findings.map(({ answer, sentence }) => (
            <Line key={sentence} end={<StateMark tone={TONES[answer]}>{WORDS[answer]}</StateMark>}>
              {sentence}
            </Line>
          ))}
        </Lines>
      )}
    </>
  )
}
