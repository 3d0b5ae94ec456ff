import { AlertIcon } from '../../../ui/page/icons.tsx'
import { Button, NewTabLink } from '../../../ui/page/button.tsx'
import { LEADS_PATH } from '../address.ts'
import type { Refusal } from '../ask.ts'
import styles from './problem.module.css'

type ProblemProps = { refusal: Refusal | undefined; onRetry?: (() => void) | undefined }

/** The error from the desk. If the session has ended, signing in beside this page keeps what was typed. */
export function Problem({ refusal, onRetry }: ProblemProps) {
  if (!refusal) return null
  return (
    <div role="alert" className={`${styles.problem} cluster surface`}>
      <AlertIcon />
      <p>{refusal.sentence}</p>
      {refusal.kind === 'signed out' && <NewTabLink href={LEADS_PATH}>Sign in</NewTabLink>}
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
