import { useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Numbers } from '../../../contract/desk.ts'
import { useAsked } from '../../state/use-asked.ts'
import type { Asked } from '../../state/use-asked.ts'
import { Action } from '../../ui/form/action.tsx'
import { Columns, Stack } from '../../ui/page/columns.tsx'
import { Empty, Failure, Outlines } from '../../ui/page/states.tsx'
import { Status, ViewHead } from '../../ui/page/view.tsx'
import { daysBefore, isPeriod, lastDays } from '../../words/period.ts'
import type { Period } from '../../words/period.ts'
import { Answers } from './answers.tsx'
import { Funnel, Sources, Stages } from './bar-figures.tsx'
import { DayTable } from './day-table.tsx'
import { totalsSentence } from './number-sentences.ts'
import { PeriodFields } from './period-fields.tsx'
import { TotalFigures } from './totals.tsx'

const FIRST_DAYS = 30
const MANY_DAYS = 365

export function NumbersView() {
  const [period, setPeriod] = useState(() => lastDays(FIRST_DAYS, new Date()))
  const isReady = isPeriod(period)
  const now = useNumbers(period, isReady)
  const before = useNumbers(daysBefore(period), isReady)

  return (
    <>
      <ViewHead title="Numbers">
        <Status>{now.value ? totalsSentence(now.value) : 'Counting...'}</Status>
      </ViewHead>
      <PeriodFields period={period} onChange={setPeriod} />
      <Stack>
        {!isReady && <Failure sentence="The first day has to come before the last one." />}
        <Answer
          asked={now}
          before={before.value}
          onWiden={() => setPeriod(lastDays(MANY_DAYS, new Date()))}
        />
      </Stack>
    </>
  )
}

function useNumbers(period: Period, isOn: boolean): Asked<Numbers> {
  return useAsked<Numbers>(isOn ? DESK_PATHS.numbers : undefined, period)
}

type AnswerProps = {
  asked: Asked<Numbers>
  before: Numbers | undefined
  onWiden: () => void
}

function Answer({ asked, before, onWiden }: AnswerProps) {
  const { value, refusal, isAsking, askAgain } = asked
  return (
    <>
      {refusal && <Failure {...refusal} onRetry={askAgain} />}
      {isAsking && !value && <Outlines rows={8} />}
      {value && <Figures now={value} before={before} onWiden={onWiden} />}
    </>
  )
}

type FiguresProps = { now: Numbers; before: Numbers | undefined; onWiden: () => void }

function Figures({ now, before, onWiden }: FiguresProps) {
  const isEmpty = now.visits + now.leads + now.finished === 0
  if (isEmpty)
    return (
      <Empty title="Nothing happened in these days.">
        <p>Numbers appear with the first visitors.</p>
        {now.days.length < MANY_DAYS && (
          <Action onClick={onWiden}>Look at the last 365 days</Action>
        )}
      </Empty>
    )
  return (
    <>
      <TotalFigures now={now} before={before} />
      <Columns
        main={
          <>
            <Funnel now={now} />
            <Answers now={now} />
          </>
        }
        side={
          <>
            <Stages now={now} />
            <Sources now={now} />
          </>
        }
      />
      <DayTable now={now} />
    </>
  )
}
