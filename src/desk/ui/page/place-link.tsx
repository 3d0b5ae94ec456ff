import type { ReactNode } from 'react'
import { openHere } from '../../../ui/page/open-here.ts'
import styles from './place-link.module.css'

type PlaceLinkProps = {
  href: string
  onOpen: (href: string) => void
  isRow?: boolean
  children: ReactNode
}

/** A link to another view; in a table it is as high as its row. */
export function PlaceLink({ href, onOpen, isRow = false, children }: PlaceLinkProps) {
  return (
    <a
      href={href}
      className={isRow ? styles.row : undefined}
      onClick={(event) => openHere(event, () => onOpen(href))}
    >
      {children}
    </a>
  )
}
