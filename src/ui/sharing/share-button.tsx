import { Button } from '../page/button.tsx'

type ShareButtonProps = { title: string; url: string; children: string }

/** The phone’s own ways to hand a link on. Nothing where there are none, or where people have a mouse. */
export function ShareButton({ children, ...link }: ShareButtonProps) {
  const { share } = navigator as { share?: Navigator['share'] }
  if (!share || !matchMedia('(pointer: coarse)').matches || window.parent !== window) return null
  return (
    <Button look="quiet" onClick={() => void navigator.share(link).catch(() => {})}>
      {children}
    </Button>
  )
}
