import { LEADS_PATH, navigate } from '../address.ts'
import { PlaceLink } from '../ui/page/place-link.tsx'
import { Empty } from '../ui/page/states.tsx'
import { ViewHead } from '../ui/page/view.tsx'

export function NotFoundView() {
  return (
    <>
      <ViewHead title="Not found" />
      <Empty title="This page does not exist.">
        <PlaceLink href={LEADS_PATH} onOpen={navigate}>
          To the leads
        </PlaceLink>
      </Empty>
    </>
  )
}
