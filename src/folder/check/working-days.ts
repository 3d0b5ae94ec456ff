import type { WorkingDays } from '../../domain/assessment/texts.ts'
import { isWorkingDay } from '../../domain/report/working-day.ts'
import type { Complain } from '../complaints.ts'
import { readListOrNone } from '../conditions.ts'
import type { StructureFile } from '../shape.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
]
/** When few people can be asked for anything. */
const YEAR_END = 'December 23 to January 2'

/** `language`: whose region says when the weekend is, unless the folder does. */
export function readWorkingDays(
  { plan }: Pick<StructureFile, 'plan'>,
  language: string,
  complain: Complain,
): WorkingDays {
  const weekend = plan.weekend === undefined ? weekendOf(language) : readWeekend(plan.weekend)
  const holidays = readListOrNone(plan.holidays ?? YEAR_END).flatMap(readHolidays)
  const working = { weekend, holidays }
  if (!DAYS_OF_YEAR.some(({ date }, index) => isWorkingDay(working, index % 7, date))) {
    complain(['plan'], 'weekend and holidays leave no day on which a step can be due.')
  }
  return working

  function readWeekend(text: string): readonly number[] {
    return readListOrNone(text).map((name) => {
      const day = WEEKDAYS.indexOf(name.toLowerCase())
      if (day === -1) {
        complain(
          ['plan', 'weekend'],
          `“${name}” is no day of the week. Write them in English, as in “Friday, Saturday”, or “none”.`,
        )
      }
      return day
    })
  }

  function readHolidays(text: string): WorkingDays['holidays'] {
    const [first = '', last = first, ...others] = text.split(/ to /i)
    const [from, to] = [first, last].map(readDate)
    if (from !== undefined && to !== undefined && others.length === 0) return [{ from, to }]
    complain(
      ['plan', 'holidays'],
      `“${text}” is no day of each year. Write them in English, as in “${YEAR_END}, May 1”, or “none”.`,
    )
    return []
  }
}

/** Of a leap year. */
const DAYS_OF_YEAR = Array.from({ length: 366 }, (_, index) => {
  const date = new Date(Date.UTC(2028, 0, 1 + index))
  return {
    date: date.toISOString().slice(5, 10),
    name: `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`,
  }
})

/** “December 23” as '12-23'. */
function readDate(text: string): string | undefined {
  return DAYS_OF_YEAR.find(({ name }) => name === text.trim().toLowerCase())?.date
}

/** As Intl knows it, which counts Sunday as 7. */
function weekendOf(language: string): readonly number[] {
  return new Intl.Locale(language).getWeekInfo().weekend.map((day) => day % 7)
}
