import { useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Numbers, Reading } from '../../../contract/desk.ts'
import { useAgainSoon } from '../../state/use-again-soon.ts'
import { useAsked } from '../../state/use-asked.ts'
import type { Asked } from '../../state/use-asked.ts'
import { Action } from '../../ui/form/action.tsx'
import { Stack } from '../../ui/page/columns.tsx'
import { Progress } from '../../ui/chart/progress.tsx'
import { Empty, Failure, Outlines } from '../../ui/page/states.tsx'
import { Status, ViewHead } from '../../ui/page/view.tsx'
import { countText } from '../../words/format.ts'
import { daysBefore, isPeriod, lastDays } from '../../words/period.ts'
import type { Period } from '../../words/period.ts'
import { Answers } from './answers.tsx'
import { Funnel, Sources, Stages } from './bar-figures.tsx'
import { totalsSentence } from './number-sentences.ts'
import { PeriodFields } from './period-fields.tsx'
import type { Periods } from './period-fields.tsx'
import { TimeFigure } from './time-figure.tsx'

const FIRST_DAYS = 30
const MANY_DAYS = 365
const READING_MS = 2000

export function NumbersView() {
  const [periods, setPeriods] = useState<Periods>(() => {
    const shown = lastDays(FIRST_DAYS, new Date())
    return { shown, other: daysBefore(shown), compare: 'none' }
  })
  const isCompared = periods.compare !== 'none'
  const areReady = isPeriod(periods.shown) && (!isCompared || isPeriod(periods.other))
  const now = useNumbers(periods.shown, areReady)
  const other = useNumbers(periods.other, areReady && isCompared)
  const earlier = isCompared ? other.value : undefined

  return (
    <>
      <ViewHead title="Numbers">
        <Status>{now.value ? totalsSentence(now.value, earlier) : 'Counting...'}</Status>
      </ViewHead>
      <PeriodFields periods={periods} onChange={setPeriods} />
      <Stack>
        {!areReady && <Failure sentence="The first day has to come before the last one." />}
        <Answer
          asked={now}
          earlier={earlier}
          onWiden={() => setPeriods({ ...periods, shown: lastDays(MANY_DAYS, new Date()) })}
        />
      </Stack>
    </>
  )
}

function useNumbers(period: Period, isOn: boolean): Asked<Numbers> {
  const asked = useAsked<Numbers>(isOn ? DESK_PATHS.numbers : undefined, period)
  useAgainSoon(asked.value?.reading !== undefined, asked.askAgain, READING_MS)
  return asked
}

type AnswerProps = {
  asked: Asked<Numbers>
  earlier: Numbers | undefined
  onWiden: () => void
}

function Answer({ asked, earlier, onWiden }: AnswerProps) {
  const { value, refusal, isAsking, askAgain } = asked
  return (
    <>
      {value?.reading && <Progress label={readingText(value.reading)} {...value.reading} />}
      {refusal && <Failure {...refusal} onRetry={askAgain} />}
      {isAsking && !value && <Outlines rows={8} />}
      {value && <Figures now={value} earlier={earlier} onWiden={onWiden} />}
    </>
  )
}

function readingText({ done, total }: Reading): string {
  return `Loaded ${countText(done)} of ${countText(total)}. The numbers grow until it is done.`
}

type FiguresProps = { now: Numbers; earlier: Numbers | undefined; onWiden: () => void }

function Figures({ now, earlier, onWiden }: FiguresProps) {
  const isEmpty = now.visits + now.leads + now.finished === 0
  if (isEmpty && !earlier)
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
      <Funnel now={now} earlier={earlier} />
      <TimeFigure now={now} earlier={earlier} />
      <Stages now={now} earlier={earlier} />
      <Sources now={now} earlier={earlier} />
      <Answers now={now} earlier={earlier} />
    </>
  )
}
