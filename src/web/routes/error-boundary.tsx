import { Component } from 'react'
import type { ReactNode } from 'react'
import { SPACE } from '../../generated/language.ts'
import { MODEL } from '../../generated/model.ts'
import { reload } from '../../generated/words/page.ts'
import * as say from '../../generated/words/problem.ts'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { Buttons, PageTitle } from '../../ui/page/page.tsx'
import { LinkButton } from '../../ui/page/button.tsx'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { isComplete } from '../../domain/assessment/assessment.ts'
import { hrefOf } from '../../contract/languages.ts'
import { reportPathOf } from '../../contract/pages.ts'
import { useAnswers } from '../state/visit.ts'
import { useHeadingFocus } from '../state/focus.ts'
import { WindowTitle } from './window-title.tsx'

type ErrorBoundaryProps = { path: string; children: ReactNode }
type Failure = { failedAt?: string | undefined }

const NONE: Failure = { failedAt: undefined }

/** Shows the error page if a page could not be loaded or rendered, until the address changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state = NONE

  override componentDidCatch() {
    this.setState({ failedAt: this.props.path })
  }

  /** Returning to an address that failed tries it again. */
  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, { failedAt }: Failure) {
    return failedAt === undefined || failedAt === path ? null : NONE
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <ErrorPage />
  }
}

function ErrorPage() {
  const answers = useAnswers()
  const code = isComplete(MODEL, answers) ? reportCodeOf(MODEL, answers) : ''
  const address = hrefOf(reportPathOf(code))
  useHeadingFocus()

  return (
    <QuietPage>
      <WindowTitle>{say.errorWindow}</WindowTitle>
      <PageTitle>{say.errorTitle}</PageTitle>
      <p className="intro">{say.error}</p>
      {code && (
        <p>
          <span>{say.reportCode({ code })}</span>
          {SPACE}
          <a dir="ltr" href={address} target="_blank" rel="noopener noreferrer">
            {`${location.host}${address}`}
          </a>
        </p>
      )}
      <Buttons>
        <LinkButton href="">{reload}</LinkButton>
      </Buttons>
    </QuietPage>
  )
}
