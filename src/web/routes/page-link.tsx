import type { ComponentProps, MouseEvent } from 'react'
import { useEffect } from 'react'
import { pageOf, showsReports } from '../../contract/pages.ts'
import { beginAgain, navigate, pathNow } from '../state/location.ts'
import { useVisit } from '../state/visit.ts'
import { LinkButton, NewTabLink } from '../ui/page/button.tsx'

type PageLinkProps = ComponentProps<typeof LinkButton> & { href: string }

/**
 * A link to another page of the product; a new tab or window is left to the browser. Out of a frame, what
 * shows reports opens in a new tab.
 */
export function PageLink({ href, look, ...link }: PageLinkProps) {
  const { isEmbedded } = useVisit()
  if (isEmbedded && showsReports(pageOf(href)))
    return <NewTabLink href={href}>{link.children}</NewTabLink>

  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    if (href === pathNow()) beginAgain()
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
