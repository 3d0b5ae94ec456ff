import { COMPARE_PATH, HOME_PATH } from '../../../contract/pages.ts'
import type { ReportCodeProblem } from '../../../domain/report/read-report-code.ts'
import { Buttons, Intro, PageTitle } from '../../../ui/page/page.tsx'
import { QuietPage } from '../../../ui/page/quiet-page.tsx'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'

const CODE_PROBLEMS: Readonly<Record<ReportCodeProblem, string>> = {
  malformed:
    'A report code has eight letters and digits, like K7Q2-M4XT. The code in this address looks different, so part of it may be missing.',
  'wrong-check':
    'At least one character of the code in this address is wrong. Compare it with the original, or ask for the link again.',
  'other-version':
    'The code in this address was made with another version of the questions, so its answers cannot be shown here.',
}

type UnreadableCodeProps = { codes: readonly string[]; problem: ReportCodeProblem }

/** The link passes the codes on to the field, because maybe just one character is wrong. */
export function UnreadableCode({ codes, problem }: UnreadableCodeProps) {
  const isOther = problem === 'other-version'
  return (
    <QuietPage>
      <WindowTitle>A shared report</WindowTitle>
      <PageTitle>
        {isOther ? 'The questions have changed' : 'This report link cannot be read'}
      </PageTitle>
      <Intro>{CODE_PROBLEMS[problem]}</Intro>
      <Buttons>
        {!isOther && (
          <PageLink href={`${COMPARE_PATH}#${encodeURIComponent(codes.join(' '))}`} look="primary">
            Enter the code again
          </PageLink>
        )}
        <PageLink href={HOME_PATH} look={isOther ? 'primary' : 'secondary'}>
          Start Your Assessment
        </PageLink>
      </Buttons>
    </QuietPage>
  )
}
