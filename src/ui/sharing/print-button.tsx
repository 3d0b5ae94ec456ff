import type { ComponentProps } from 'react'
import { useSyncExternalStore } from 'react'
import { Button } from '../page/button.tsx'

type PrintButtonProps = Pick<ComponentProps<typeof Button>, 'look'> & { children: string }

/** Nothing where the browser does not print, as within some apps. */
export function PrintButton({ children, ...button }: PrintButtonProps) {
  const canPrint = useSyncExternalStore(subscribeToNothing, doesPrint, () => true)
  return (
    canPrint && (
      <Button {...button} onClick={() => print()}>
        {children}
      </Button>
    )
  )
}

function doesPrint(): boolean {
  return typeof window.print === 'function'
}

function subscribeToNothing() {
  return () => {}
}
