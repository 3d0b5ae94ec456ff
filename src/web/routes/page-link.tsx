import type { ComponentProps, MouseEvent } from 'react'
import { useEffect } from 'react'
import { beginAgain, navigate } from '../state/location.ts'
import { LinkButton } from '../ui/page/button.tsx'

type PageLinkProps = ComponentProps<typeof LinkButton> & { href: string }

/** A link to another page of the product; a new tab or window is left to the browser. */
export function PageLink({ href, look, ...link }: PageLinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    if (href === location.pathname) beginAgain()
    else navigate(href)
  }

  return look ? (
    <LinkButton look={look} {...link} href={href} onClick={handleClick} />
  ) : (
    <a {...link} href={href} onClick={handleClick} />
  )
}

export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
