import { reportPathOf } from '../../contract/pages.ts'
import { isComplete } from '../../domain/assessment/assessment.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { useAnswers } from '../state/hooks/use-answers.ts'
import { useHeadingFocus } from '../state/hooks/use-heading-focus.ts'
import { useVisit } from '../state/visit.ts'
import { LinkButton } from '../../ui/page/button.tsx'
import { Buttons, Intro, PageTitle } from '../../ui/page/page.tsx'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { WindowTitle } from './window-title.tsx'
import { MODEL } from '../../generated/model.ts'

export function ErrorPage() {
  const answers = useAnswers(useVisit().answers)
  const code = isComplete(MODEL, answers) ? reportCodeOf(MODEL, answers) : undefined
  useHeadingFocus()

  return (
    <QuietPage>
      <WindowTitle>Something went wrong</WindowTitle>
      <PageTitle>This page could not be shown</PageTitle>
      <Intro>
        Something went wrong on our end, or the connection is down. Any answers you gave are still
        saved in this browser.
      </Intro>
      {code && (
        <p>
          Your report has the code <strong>{code}</strong>. It opens at{' '}
          <a href={reportPathOf(code)} target="_blank" rel="noopener noreferrer">
            {`${location.host}${reportPathOf(code)}`}
          </a>
          , on any device.
        </p>
      )}
      <Buttons>
        <LinkButton href="">Reload</LinkButton>
      </Buttons>
    </QuietPage>
  )
}
