import { COMPARE_PATH, reportPathOf } from '../../../contract/pages.ts'
import type { ModelScores } from '../../../domain/assessment/model-scores.ts'
import type { ReportCodeProblem } from '../../../domain/report/report-code.ts'
import { Intro, PageTitle } from '../../../ui/page/page.tsx'
import { QuietPage } from '../../../ui/page/quiet-page.tsx'
import { CodeList } from '../../../ui/sharing/code-list.tsx'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { CODE_PROBLEMS } from './code-problems.ts'
import { scoreAndStage } from '../../../content/previews.ts'

type UnreadableCodeProps = { code: string; problem: ReportCodeProblem }

/** Only what looks like a code is shown: another text in a link could be anybody's words. */
const LIKE_A_CODE = /^[0-9a-z]{2,5}-?[0-9a-z]{2,5}$/i

/** An address with several codes of which one cannot be read: it names that one. */
export function UnreadableCode({ code, problem }: UnreadableCodeProps) {
  return (
    <QuietPage>
      <WindowTitle>A code cannot be read</WindowTitle>
      <PageTitle>One code in this link cannot be read</PageTitle>
      <Intro>
        {LIKE_A_CODE.test(code) && `“${code}”: `}
        {CODE_PROBLEMS[problem]}
      </Intro>
      <PasteAgain />
    </QuietPage>
  )
}

type MixedVersionsProps = {
  codes: readonly string[]
  /** In the order of the codes; undefined for a report of today's questions. */
  reports: readonly (ModelScores | undefined)[]
}

/** The answers of two versions of the questions cannot be compared. */
export function MixedVersions({ codes, reports }: MixedVersionsProps) {
  return (
    <QuietPage>
      <WindowTitle>Reports of different versions</WindowTitle>
      <PageTitle>These reports answer different questions</PageTitle>
      <Intro>
        The questions have changed since some of these reports were made, so the answers cannot be
        compared. The scores and stages still count. Take the assessment again to compare.
      </Intro>
      <CodeList>
        {codes.map((code, place) => {
          const report = reports[place]
          return (
            <li key={code}>
              <PageLink href={reportPathOf(code)}>{code}</PageLink>
              <span>
                {report ? `${scoreAndStage(report)}, earlier questions` : 'today’s questions'}
              </span>
            </li>
          )
        })}
      </CodeList>
      <PasteAgain />
    </QuietPage>
  )
}

export function PasteAgain() {
  return (
    <p>
      <PageLink look="primary" href={COMPARE_PATH}>
        Paste the codes again
      </PageLink>
    </p>
  )
}
