import { useEffect } from 'react'
import { HOME_PATH } from '../../contract/pages.ts'
import * as say from '../../generated/words/problem.ts'
import { Buttons, PageTitle } from '../../ui/page/page.tsx'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { PageLink } from './page-link.tsx'
import { WindowTitle } from './window-title.tsx'

export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.error('No page at', path)
  }, [path])

  return (
    <QuietPage lost="404">
      <WindowTitle>{say.lostWindow}</WindowTitle>
      <PageTitle>{say.lostTitle}</PageTitle>
      <p className="intro">{say.lost}</p>
      <Buttons>
        <PageLink href={HOME_PATH} look="primary">
          {say.home}
        </PageLink>
      </Buttons>
    </QuietPage>
  )
}
