import { Empty } from '../parts/empty.tsx'
import { ViewHead } from '../parts/view.tsx'
import { LinkButton } from '../../../ui/page/button.tsx'
import { LEADS_PATH } from '../address.ts'

export function NotFoundView() {
  return (
    <>
      <ViewHead title="Not found" />
      <Empty title="This page does not exist.">
        <LinkButton href={LEADS_PATH}>Go to the leads</LinkButton>
      </Empty>
    </>
  )
}
