import { useEffect } from 'react'
import { HOME_PATH } from '../../contract/pages.ts'
import { Intro, Note, Page, PageTitle } from '../ui/page/page.tsx'
import { PageLink } from './page-link.tsx'
import { WindowTitle } from './window-title.tsx'

export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.error('No page at', path)
  }, [path])

  return (
    <Page>
      <WindowTitle>Page not found</WindowTitle>
      <Note>404</Note>
      <PageTitle>Oops! Page not found</PageTitle>
      <Intro>
        The address may be mistyped. Answers that you gave in this browser are still kept in it.
      </Intro>
      <p>
        <PageLink href={HOME_PATH} look="primary">
          Return to Home
        </PageLink>
      </p>
    </Page>
  )
}
