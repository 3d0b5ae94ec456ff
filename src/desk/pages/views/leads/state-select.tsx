import type { LeadNote, LeadState } from '../../../../contract/desk/api.ts'
import { use } from 'react'
import { MayChange } from '../../may-change.ts'
import { LEAD_STATE_OPTIONS, LEAD_STATE_TITLES, leadStateOf } from '../../words.ts'
import styles from './state-select.module.css'

type StateSelectProps = {
  /** Of the lead. */
  name: string
  note: Pick<LeadNote, 'state' | 'stateBy'>
  onChange: (state: LeadState) => void
}

/** How far owners are with a lead: an empty, half and full circle, and a menu on the spot. */
export function StateSelect({ name, note: { state, stateBy }, onChange }: StateSelectProps) {
  return (
    <>
      <span className={styles.state}>
        <svg aria-hidden="true" width="12" height="12" viewBox="0 0 14 14" stroke="currentColor">
          <circle
            cx="7"
            cy="7"
            r="5.5"
            strokeWidth="1.5"
            fill={state === 'closed' ? 'currentColor' : 'none'}
          />
          {state === 'contacted' && <path d="M7 2a5 5 0 0 1 0 10z" fill="currentColor" />}
        </svg>
        {use(MayChange) ? (
          <select
            aria-label={`State of ${name}`}
            value={state}
            onChange={({ target }) => onChange(leadStateOf(target.value))}
            className={styles.select}
          >
            {LEAD_STATE_OPTIONS.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        ) : (
          LEAD_STATE_TITLES[state]
        )}
      </span>{' '}
      {stateBy !== null && state !== 'new' && (
        <abbr className="muted" title={`by ${stateBy}`}>
          {stateBy.match(/\b\w/g)?.slice(0, 2).join('').toUpperCase()}
        </abbr>
      )}
    </>
  )
}
