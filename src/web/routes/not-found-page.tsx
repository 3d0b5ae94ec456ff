import { useEffect } from 'react'
import { HOME_PATH } from '../../contract/pages.ts'
import { Lead, Note, Page, PageTitle } from '../ui/page/page.tsx'
import { PageLink } from './page-link.tsx'

export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.error('No page at', path)
  }, [path])

  return (
    <Page>
      <Note>404</Note>
      <PageTitle>Oops! Page not found</PageTitle>
      <Lead>
        The address may be mistyped. Answers that you gave in this browser are still kept in it.
      </Lead>
      <p>
        <PageLink href={HOME_PATH} look="primary">
          Return to Home
        </PageLink>
      </p>
    </Page>
  )
}
