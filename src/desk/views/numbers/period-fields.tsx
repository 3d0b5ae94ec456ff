import { Choice, Entry, Filters } from '../../ui/form/fields.tsx'
import { lastDays } from '../../words/period.ts'
import type { Period } from '../../words/period.ts'

type PeriodFieldsProps = { period: Period; onChange: (period: Period) => void }

const OWN = 'own'
const LENGTHS = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
  ['365', 'Last 365 days'],
  [OWN, 'Other days'],
] as const

export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  return (
    <Filters label="Period">
      <Choice
        label="Period"
        value={LENGTHS.find(([days]) => isLast(period, days))?.[0] ?? OWN}
        options={LENGTHS}
        onPick={(days) => days !== OWN && onChange(lastDays(Number(days), new Date()))}
      />
      <Entry
        label="First day"
        type="date"
        value={period.from}
        onType={(from) => onChange({ ...period, from })}
      />
      <Entry
        label="Last day"
        type="date"
        value={period.to}
        onType={(to) => onChange({ ...period, to })}
      />
    </Filters>
  )
}

function isLast(period: Period, days: string): boolean {
  if (days === OWN) return false
  const { from, to } = lastDays(Number(days), new Date())
  return period.from === from && period.to === to
}
