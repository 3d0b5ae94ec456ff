import { COMPARE_PATH } from '../../contract/pages.ts'
import { PageLink } from './page-link.tsx'

/** The way to a report for those who came with a code and not through its link. */
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
