import type { ReactNode } from 'react'
import { leadPathOf, navigate } from '../address.ts'
import { PlaceLink } from '../ui/page/place-link.tsx'

export function LeadLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <PlaceLink href={leadPathOf(id)} onOpen={navigate} isRow>
      {children}
    </PlaceLink>
  )
}
