import type { ComponentProps } from 'react'
import { Button } from '../page/button.tsx'
import { useHydrated } from '../page/use-hydrated.ts'

type PrintButtonProps = Pick<ComponentProps<typeof Button>, 'look'> & { children: string }

/** Nothing where the browser does not print, as within some apps. */
export function PrintButton({ children, ...button }: PrintButtonProps) {
  const canPrint = !useHydrated() || typeof window.print === 'function'
  return (
    canPrint && (
      <Button {...button} onClick={() => print()}>
        {children}
      </Button>
    )
  )
}
