import { LEAD_STATES } from '../../../contract/api.ts'
import type { LeadState } from '../../../contract/api.ts'
import { classesOf } from '../../../../ui/page/classes-of.ts'
import { LEAD_STATE_OPTIONS, LEAD_STATE_TITLES } from '../../words.ts'
import styles from './state-select.module.css'

type StateSelectProps = {
  /** Of the lead. */
  name: string
  state: LeadState
  /** Without it, the state is only shown. */
  onChange: ((state: LeadState) => void) | undefined
}

/** How far owners are with a lead: an empty, half and full circle, and a menu on the spot. */
export function StateSelect({ name, state, onChange }: StateSelectProps) {
  const share = LEAD_STATES.indexOf(state) / (LEAD_STATES.length - 1)
  return (
    <span className={classesOf(styles.pill, styles[state])}>
      <svg
        aria-hidden="true"
        width="12"
        height="12"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
      >
        <circle cx="7" cy="7" r="5.5" strokeWidth="1.5" />
        {/* A stroke as thick as the circle is wide, along a share of its edge. */}
        <circle
          cx="7"
          cy="7"
          r="2.75"
          strokeWidth="5.5"
          transform="rotate(-90 7 7)"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
        />
      </svg>
      {onChange ? (
        <select
          aria-label={`State of ${name}`}
          value={state}
          onChange={({ target }) =>
            onChange(LEAD_STATES.find((each) => each === target.value) ?? 'new')
          }
          className={styles.select}
        >
          {LEAD_STATE_OPTIONS.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles.select}>{LEAD_STATE_TITLES[state]}</span>
      )}
    </span>
  )
}
