import type { TimedPeople } from '../../domain/assessment/texts.ts'
import type { PlannedReport } from '../../domain/report/report.ts'
import { REPS_PER_MANAGER } from '../../generated/question-texts.ts'
import * as say from '../../generated/words/steps.ts'
import { paired } from '../joined.ts'
import { stepTextsOf } from '../moves/move-text.ts'
import { numberText } from '../numbers.ts'

/** Beside managers, whose time depends on their teams; in this order. */
const OTHERS = [
  ['one', say.costOne],
  ['rep', say.costReps],
  ['some', say.costSome],
  ['leaders', say.costLeaders],
  ['others', say.costOthers],
  ['own', say.costOwn],
] as const

/** What the steps of a plan take of whose time, in all; none where one of them does not say it. */
export function costOfPlan(report: PlannedReport): string | undefined {
  const times = stepTextsOf(report).flatMap(({ time }) => time ?? [])
  if (times.length < report.plan.first.length) return undefined
  const perRep = REPS_PER_MANAGER * sumOf('each')
  const managers = sumOf('manager') + perRep
  const parts = [
    managers > 0 && ofManagers(timeText(managers), perRep > 0),
    ...OTHERS.map(([who, tell]) => {
      const tellTime = who === 'some' && sumOf('rep') > 0 ? say.costSomeMore : tell
      return sumOf(who) > 0 && tellTime({ time: timeText(sumOf(who)) })
    }),
    managers + sumOf('one') === 0 && (sumOf('session') > 0 ? say.costSessions : say.noManagers),
    sumOf('rep') + sumOf('some') + sumOf('session') === 0 && say.noReps,
  ]
  return say.cost({ parts: paired(parts.filter((part) => part !== false)) })

  function sumOf(who: TimedPeople): number {
    return times.reduce((sum, time) => sum + (time[who] ?? 0), 0)
  }
}

function ofManagers(time: string, isPerRep: boolean): string {
  return isPerRep ? say.costPerRep({ time, reps: REPS_PER_MANAGER }) : say.costManagers({ time })
}

/** From an hour and a half on in quarters of an hour, none too little: “40 minutes”, “1 hour”, “70 minutes”, “9.25 hours”. */
function timeText(minutes: number): string {
  if (minutes < 90 && minutes !== 60) return say.minutes({ count: minutes })
  const count = Math.ceil(minutes / 15) / 4
  return say.hours({ count, hours: numberText(String(count)) })
}
