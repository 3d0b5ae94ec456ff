import { HOME_PATH, reportPathOf } from '../../contract/pages.ts'
import { isComplete } from '../../domain/assessment/assessment.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { useAnswers } from '../state/hooks/use-answers.ts'
import { useHeadingFocus } from '../state/hooks/use-heading-focus.ts'
import { useVisit } from '../state/visit.ts'
import { LinkButton, NewTabLink } from '../../ui/page/button.tsx'
import { Buttons, Intro, PageTitle } from '../../ui/page/page.tsx'
import { Phrase } from '../../ui/page/unbroken.tsx'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { WindowTitle } from './window-title.tsx'

type ErrorPageProps = { isUnloaded?: boolean | undefined }

/** Its links load the pages from the server: what failed here may work there. */
export function ErrorPage({ isUnloaded }: ErrorPageProps) {
  const { answers: answersStore, isEmbedded } = useVisit()
  const answers = useAnswers(answersStore)
  const code = isComplete(answers) ? reportCodeOf(answers) : undefined
  const ReportLink = isEmbedded ? NewTabLink : 'a'
  useHeadingFocus()

  return (
    <QuietPage>
      <WindowTitle>Something went wrong</WindowTitle>
      <PageTitle>This page could not be shown</PageTitle>
      <Intro>
        <Phrase>{isUnloaded ? 'The connection may be down.' : 'The mistake is ours.'}</Phrase>{' '}
        <Phrase>Any answers you gave are still saved in this browser.</Phrase>
      </Intro>
      {code && (
        <p>
          Your report has the code <strong>{code}</strong>. It opens at{' '}
          <ReportLink
            href={reportPathOf(code)}
          >{`${location.host}${reportPathOf(code)}`}</ReportLink>
          , on any device.
        </p>
      )}
      <Buttons>
        <LinkButton href="">Reload</LinkButton>
        {!isEmbedded && (
          <LinkButton look="secondary" href={HOME_PATH}>
            Return to Home
          </LinkButton>
        )}
      </Buttons>
    </QuietPage>
  )
}
