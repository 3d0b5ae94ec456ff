import { useState, useSyncExternalStore } from 'react'
import { comparisonPathOf, HOME_PATH, reportPathOf, teamPathOf } from '../../../contract/pages.ts'
import { scoreAndStage } from '../../../content/previews.ts'
import { outcomeOf } from '../../../domain/assessment/outcome.ts'
import { readReportCode } from '../../../domain/report/read-report-code.ts'
import { findReportCodes } from '../../../domain/sharing/find-codes.ts'
import type { FoundCodes } from '../../../domain/sharing/find-codes.ts'
import { LARGEST_TEAM } from '../../../domain/sharing/team.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Buttons, Intro, Note, Page, PageTitle } from '../../../ui/page/page.tsx'
import { Columns } from '../../../ui/report/report-section.tsx'
import { ReportLink, ReportLinks } from '../../../ui/sharing/report-links.tsx'
import { MODEL } from '../../../generated/model.ts'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { FoundText } from './found-text.tsx'

const WORDS = {
  compare: {
    title: 'Open or compare reports',
    intro: 'One code opens its report. Two codes can be compared, the earlier one first.',
  },
  team: {
    title: 'Combine your team’s reports',
    intro: 'See where two to twelve reports agree, and what to talk about first.',
  },
}

type Purpose = keyof typeof WORDS

/** Accepts any text: codes, links, a whole email. A report's link here brings its own code. */
export function CodesPage({ purpose }: { purpose: Purpose }) {
  const hash = useHash()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? decodedHash(hash)
  const found = findReportCodes(MODEL, text)
  const { codes } = found
  const { title, intro } = WORDS[purpose]

  return (
    <Page>
      <WindowTitle>{title}</WindowTitle>
      <PageTitle>{title}</PageTitle>
      <Intro>{`${intro} A report code has eight letters and digits, as in K7Q2-M4XT.`}</Intro>
      <Columns>
        <div className="stack">
          <TextArea
            label="Report codes or links"
            hint="Paste as much text as you like, even a whole email. Only the codes in it are used, each one once, and the text stays in this page."
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
          <FoundText typed={text} text={text.trim() === '' ? '' : foundText(found)} />
          <noscript>
            <p>Finding codes in a text needs JavaScript, which is switched off in this browser.</p>
          </noscript>
        </div>
        {codes.length > 0 && (
          <div className="stack gap-5">
            <ReportLinks>
              {codes.map((code, index) => (
                <ReportLink key={code} label={`Report ${index + 1}`} figure={outcomeText(code)}>
                  <PageLink href={reportPathOf(code)}>{code}</PageLink>
                </ReportLink>
              ))}
            </ReportLinks>
            <NextPages codes={codes} purpose={purpose} />
          </div>
        )}
      </Columns>
      <Note unprinted>
        No report yet? <PageLink href={HOME_PATH}>Take the assessment</PageLink>.
      </Note>
    </Page>
  )
}

function outcomeText(code: string): string {
  const read = readReportCode(MODEL, code)
  return read.ok ? scoreAndStage(outcomeOf(MODEL, read.value)) : ''
}

/** The purpose of this page comes first. */
function NextPages({ codes, purpose }: { codes: readonly string[]; purpose: Purpose }) {
  const [earlier, later] = codes
  if (!earlier) return null
  if (!later) {
    return (
      <Buttons>
        <PageLink look="primary" href={reportPathOf(earlier)}>
          Open the report
        </PageLink>
      </Buttons>
    )
  }
  const team = codes.slice(0, LARGEST_TEAM)
  const compare = {
    href: comparisonPathOf(earlier, later),
    text: 'Compare report 1 with report 2',
  }
  const combine = { href: teamPathOf(team), text: `See where these ${team.length} agree` }
  const [first, second] = purpose === 'compare' ? [compare, combine] : [combine, compare]
  return (
    <Buttons>
      <PageLink look="primary" href={first.href}>
        {first.text}
      </PageLink>
      <PageLink look="secondary" href={second.href}>
        {second.text}
      </PageLink>
    </Buttons>
  )
}

function foundText({ codes, mistyped, otherVersion }: FoundCodes): string {
  return [
    codes.length === 0
      ? 'No report code found in this text. Check each character.'
      : `${codes.length} ${codes.length === 1 ? 'code' : 'codes'} found.`,
    codes.length > LARGEST_TEAM &&
      `A team page takes up to ${LARGEST_TEAM} reports: the first ${LARGEST_TEAM} are used.`,
    ...mistyped.map((word) => `${word} is not a report code: check each character.`),
    ...otherVersion.map((code) => `${code} was made with another version of the questions.`),
  ]
    .filter(Boolean)
    .join(' ')
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** The hash of the address with its sign; it never reaches a server. */
function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  addEventListener('popstate', listener)
  return () => {
    removeEventListener('hashchange', listener)
    removeEventListener('popstate', listener)
  }
}
