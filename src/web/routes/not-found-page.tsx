import { useEffect } from 'react'
import { HOME_PATH } from '../../contract/pages.ts'
import { Note, Page, PageTitle } from '../ui/page.tsx'
import { PageLink } from './page-link.tsx'

export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.error('No page at', path)
  }, [path])

  return (
    <Page>
      <Note>404</Note>
      <PageTitle>Oops! Page not found</PageTitle>
      <p>
        <PageLink href={HOME_PATH}>Return to Home</PageLink>
      </p>
    </Page>
  )
}
