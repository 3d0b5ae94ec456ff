import { COMPARE_PATH, HOME_PATH } from '../../../contract/pages.ts'
import type { ReportCodeProblem } from '../../../domain/report/read-report-code.ts'
import { Buttons, Intro, PageTitle } from '../../../ui/page/page.tsx'
import { QuietPage } from '../../../ui/page/quiet-page.tsx'
import * as say from '../../../generated/words/codes.ts'
import { start } from '../../../generated/words/report.ts'
import { PageLink } from '../page-link.tsx'
import { EXAMPLE } from './example-code.ts'
import { WindowTitle } from '../window-title.tsx'

const CODE_PROBLEMS: Readonly<Record<ReportCodeProblem, string>> = {
  malformed: say.malformed(EXAMPLE),
  'wrong-check': say.wrongCheck,
  'other-version': say.changed,
}

type UnreadableCodeProps = { codes: readonly string[]; problem: ReportCodeProblem }

/** The link passes the codes on to the field, because maybe just one character is wrong. */
export function UnreadableCode({ codes, problem }: UnreadableCodeProps) {
  const isOther = problem === 'other-version'
  return (
    <QuietPage>
      <WindowTitle>{say.unreadableWindow}</WindowTitle>
      <PageTitle>{isOther ? say.changedTitle : say.unreadableTitle}</PageTitle>
      <Intro>{CODE_PROBLEMS[problem]}</Intro>
      <Buttons>
        {!isOther && (
          <PageLink href={`${COMPARE_PATH}#${encodeURIComponent(codes.join(' '))}`} look="primary">
            {say.enterAgain}
          </PageLink>
        )}
        <PageLink href={HOME_PATH} look={isOther ? 'primary' : 'secondary'}>
          {start}
        </PageLink>
      </Buttons>
    </QuietPage>
  )
}
