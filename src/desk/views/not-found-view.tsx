import { LEADS, navigate } from '../address.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import { Empty } from '../ui/states.tsx'
import { ViewHead } from '../ui/view.tsx'

export function NotFoundView() {
  return (
    <>
      <ViewHead title="Not found" />
      <Empty title="The desk has no such view.">
        <PlaceLink href={LEADS} onOpen={navigate}>
          To the leads
        </PlaceLink>
      </Empty>
    </>
  )
}
