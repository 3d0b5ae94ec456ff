import { Choice, Entry, Filters } from '../../ui/form/fields.tsx'
import { daysBefore, lastDays } from '../../words/period.ts'
import type { Period } from '../../words/period.ts'

type Compare = 'none' | 'before' | 'other'
export type Periods = { shown: Period; other: Period; compare: Compare }

type PeriodFieldsProps = { periods: Periods; onChange: (periods: Periods) => void }

const OWN = 'own'
const LENGTHS = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
  ['365', 'Last 365 days'],
  [OWN, 'Other days'],
] as const
const COMPARE = [
  ['none', 'Nothing'],
  ['before', 'As many days before'],
  ['other', 'Other days'],
] as const

export function PeriodFields({ periods, onChange }: PeriodFieldsProps) {
  const { shown, other, compare } = periods
  const length = LENGTHS.find(([days]) => isLast(shown, days))?.[0] ?? OWN

  function show(period: Period) {
    onChange({ ...periods, shown: period, ...(compare === 'before' && beforeOf(period)) })
  }

  return (
    <Filters label="Periods">
      <Choice
        label="Period"
        value={length}
        options={LENGTHS}
        onPick={(days) => days !== OWN && show(lastDays(Number(days), new Date()))}
      />
      <Days name="" period={shown} onChange={show} />
      <Choice
        label="Compare with"
        value={compare}
        options={COMPARE}
        onPick={(picked) => {
          const [next = 'none'] = COMPARE.find(([value]) => value === picked) ?? []
          onChange({ ...periods, compare: next, ...(next === 'before' && beforeOf(shown)) })
        }}
      />
      {compare === 'other' && (
        <Days
          name=" of the other"
          period={other}
          onChange={(period) => onChange({ ...periods, other: period })}
        />
      )}
    </Filters>
  )
}

type DaysProps = { name: string; period: Period; onChange: (period: Period) => void }

function Days({ name, period, onChange }: DaysProps) {
  return (
    <>
      <Entry
        label={`First day${name}`}
        type="date"
        value={period.from}
        onType={(from) => onChange({ ...period, from })}
      />
      <Entry
        label={`Last day${name}`}
        type="date"
        value={period.to}
        onType={(to) => onChange({ ...period, to })}
      />
    </>
  )
}

function isLast(period: Period, days: string): boolean {
  if (days === OWN) return false
  const { from, to } = lastDays(Number(days), new Date())
  return period.from === from && period.to === to
}

function beforeOf(period: Period): { other: Period } | object {
  return period.from && period.to ? { other: daysBefore(period) } : {}
}
