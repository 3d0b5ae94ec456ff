import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '../page/button.tsx'
import styles from './popover.module.css'

type PopoverProps = { label: string; isCurrent?: boolean; children: ReactNode }

/** A button, and what it opens below itself. */
export function Popover({ label, isCurrent, children }: PopoverProps) {
  const id = useId()
  return (
    <>
      <Button look="secondary" popoverTarget={id} aria-current={isCurrent || undefined}>
        {label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={`${styles.panel} surface`}
      >
        {children}
      </div>
    </>
  )
}
