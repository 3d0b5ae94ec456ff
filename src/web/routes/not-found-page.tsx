import { useEffect } from 'react'
import { Link } from 'wouter'
import { HOME_PATH } from '../../contract/pages.ts'
import { Note, Page, PageTitle } from '../ui/page.tsx'

export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.error('No page at', path)
  }, [path])

  return (
    <Page>
      <Note>404</Note>
      <PageTitle>Oops! Page not found</PageTitle>
      <p>
        <Link href={HOME_PATH}>Return to Home</Link>
      </p>
    </Page>
  )
}
