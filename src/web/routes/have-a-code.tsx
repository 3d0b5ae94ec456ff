import { COMPARE_PATH } from '../../contract/pages.ts'
import { PageLink } from './page-link.tsx'

/** The link for visitors with a report code. */
export function HaveACode() {
  return (
    <>
      Have a report code?{' '}
      <PageLink href={COMPARE_PATH}>
        Open a report, compare two, or see where your team agrees.
      </PageLink>
    </>
  )
}
