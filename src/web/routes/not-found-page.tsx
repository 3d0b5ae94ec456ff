import { useEffect } from 'react'
import { HOME_PATH } from '../../contract/pages.ts'
import { Buttons, Intro, PageTitle } from '../../ui/page/page.tsx'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { PageLink } from './page-link.tsx'
import { WindowTitle } from './window-title.tsx'

export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.error('No page at', path)
  }, [path])

  return (
    <QuietPage lost="404">
      <WindowTitle>Page not found</WindowTitle>
      <PageTitle>Oops! Page not found</PageTitle>
      <Intro>
        The address may be mistyped. Any answers you gave are still saved in this browser.
      </Intro>
      <Buttons>
        <PageLink href={HOME_PATH} look="primary">
          Return to Home
        </PageLink>
      </Buttons>
    </QuietPage>
  )
}
