import type { ComponentProps, MouseEvent } from 'react'
import { useEffect } from 'react'
import { hrefOf } from '../../contract/languages.ts'
import { isFromCodes, pageOf } from '../../contract/pages.ts'
import { focusTop } from '../state/focus.ts'
import { navigate, pathNow } from '../state/location.ts'
import { useVisit } from '../state/visit.ts'
import { LinkButton, NewTabLink } from '../../ui/page/button.tsx'
import { hasModifier } from '../../ui/page/keys.ts'

type PageLinkProps = ComponentProps<typeof LinkButton> & { href: string }

/**
 * A link within the product. In a frame, pages from codes open in a new tab; but only the frame knows its own answers, and
 * which of a team are its own.
 */
export function PageLink({ href, look, ...link }: PageLinkProps) {
  const { isEmbedded } = useVisit()
  const page = pageOf(href)
  if (isEmbedded && isFromCodes(page) && page.kind !== 'team')
    return <NewTabLink href={hrefOf(href)}>{link.children}</NewTabLink>

  /** Clicks for a new tab or window are left to the browser. */
  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.shiftKey || hasModifier(event)) return
    event.preventDefault()
    if (href === pathNow()) focusTop()
    else navigate(href)
  }

  const here = { ...link, href: hrefOf(href), onClick: handleClick }
  return look ? <LinkButton look={look} {...here} /> : <a {...here} />
}

export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
