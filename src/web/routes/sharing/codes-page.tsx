import { useState } from 'react'
import { comparisonPathOf, HOME_PATH, reportPathOf, teamPathOf } from '../../../contract/pages.ts'
import { findReportCodes } from '../../../domain/sharing/find-codes.ts'
import { scoreAndStage } from '../../../content/previews.ts'
import { CURRENT_MODEL } from '../../../domain/assessment/model.ts'
import { scoreWith } from '../../../domain/assessment/model-scores.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../domain/sharing/team.ts'
import { useHash } from '../../state/hooks/use-hash.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Buttons, Intro, Note, Page, PageTitle } from '../../ui/page/page.tsx'
import { Unbroken } from '../../ui/page/unbroken.tsx'
import { CodeList } from '../../ui/sharing/code-list.tsx'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'

const TITLES = { compare: 'Open or compare reports', team: 'Combine your team’s reports' } as const

/** Takes whatever text people have: codes, links, a whole email. A report's link here brings its own code. */
export function CodesPage({ purpose }: { purpose: 'compare' | 'team' }) {
  const hash = useHash()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? decodedHash(hash)
  const codes = findReportCodes(text)

  return (
    <Page>
      <WindowTitle>{TITLES[purpose]}</WindowTitle>
      <PageTitle>{TITLES[purpose]}</PageTitle>
      <Intro>
        Open a report, hold two side by side, or see where a team agrees. A report code has eight
        letters and digits, as in K7Q2-M4XT.
      </Intro>
      <TextArea
        label="Report codes or links"
        hint="Paste as much text as you like, even a whole email. Only the codes in it are used, each one once, and the text stays in this page."
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status">{foundSentence(text, codes.length)}</p>
      {codes.length > 0 && (
        <CodeList>
          {codes.map((code) => (
            <li key={code}>
              <PageLink href={reportPathOf(code)}>{code}</PageLink> {scoreOf(code)}
            </li>
          ))}
        </CodeList>
      )}
      <NextPages codes={codes} />
      <noscript>
        <p>
          Finding codes in a text needs JavaScript, which is switched off in this browser. A link to
          a report opens without it.
        </p>
      </noscript>
      <Note unprinted>
        No report yet? <PageLink href={HOME_PATH}>Take the assessment</PageLink>.
      </Note>
    </Page>
  )
}

function NextPages({ codes }: { codes: readonly string[] }) {
  const [earlier, later] = codes
  if (!earlier || !later) return null
  const team = codes.slice(0, LARGEST_TEAM)
  return (
    <>
      <Buttons>
        <PageLink look="primary" href={comparisonPathOf(earlier, later)}>
          <span>
            <Unbroken text={`Compare ${earlier} with ${later}`} />
          </span>
        </PageLink>
        <PageLink look="secondary" href={teamPathOf(team)}>
          {`See where these ${team.length} agree`}
        </PageLink>
      </Buttons>
      <Note>
        A comparison takes the first code as the earlier report. You can swap the two on its page.
        {codes.length > LARGEST_TEAM &&
          ` A team page takes up to ${LARGEST_TEAM} reports: the first ${LARGEST_TEAM} are used.`}
      </Note>
    </>
  )
}

function foundSentence(text: string, count: number): string {
  if (text.trim() === '') return ''
  if (count === 0) return 'No report code found in this text. Check it letter by letter.'
  if (count === 1) return `1 code found. Add ${SMALLEST_TEAM - 1} more to compare.`
  return `${count} codes found.`
}

function scoreOf(code: string): string {
  const read = readReports([code])
  if (read.kind === 'answers')
    return read.answerSets
      .map((answers) => scoreAndStage(scoreWith(CURRENT_MODEL, answers)))
      .join('')
  return read.kind === 'mixed' ? 'made with an earlier version of the questions' : ''
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
