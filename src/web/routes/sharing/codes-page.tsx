import { useState, useSyncExternalStore } from 'react'
import { comparisonPathOf, HOME_PATH, reportPathOf, teamPathOf } from '../../../contract/pages.ts'
import { scoreAndStage } from '../../../content/previews.ts'
import { outcomeOf } from '../../../domain/assessment/outcome.ts'
import { readReportCode } from '../../../domain/report/read-report-code.ts'
import { findReportCodes } from '../../../domain/sharing/find-codes.ts'
import type { FoundCodes } from '../../../domain/sharing/find-codes.ts'
import { LARGEST_TEAM } from '../../../domain/sharing/pasted-team.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Buttons, Intro, Note, Page, PageTitle } from '../../../ui/page/page.tsx'
import { Columns } from '../../../ui/report/report-section.tsx'
import { ReportLink, ReportLinks } from '../../../ui/sharing/report-links.tsx'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/codes.ts'
import { EXAMPLE } from './example-code.ts'
import { take } from '../../../generated/words/report.ts'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { FoundText } from './found-text.tsx'

const WORDS = {
  compare: { title: say.compareTitle, intro: say.compareIntro },
  team: { title: say.teamTitle, intro: say.teamIntro },
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
      <Intro>{`${intro} ${say.code(EXAMPLE)}`}</Intro>
      <Columns>
        <div className="stack">
          <TextArea
            label={say.label}
            hint={say.hint}
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
          <FoundText typed={text} text={text.trim() === '' ? '' : foundText(found)} />
          <noscript>
            <p>{say.withoutScript}</p>
          </noscript>
        </div>
        {codes.length > 0 && (
          <div className="stack gap-5">
            <ReportLinks>
              {codes.map((code, index) => (
                <ReportLink
                  key={code}
                  label={say.report({ number: index + 1 })}
                  figure={outcomeText(code)}
                >
                  <PageLink href={reportPathOf(code)}>{code}</PageLink>
                </ReportLink>
              ))}
            </ReportLinks>
            <NextPages codes={codes} purpose={purpose} />
          </div>
        )}
      </Columns>
      <Note unprinted>
        {say.noReport} <PageLink href={HOME_PATH}>{take}</PageLink>
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
          {say.open}
        </PageLink>
      </Buttons>
    )
  }
  const team = codes.slice(0, LARGEST_TEAM)
  const compare = {
    href: comparisonPathOf(earlier, later),
    text: say.compare,
  }
  const combine = { href: teamPathOf(team), text: say.team({ reports: team.length }) }
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
    codes.length === 0 ? say.noneFound : say.found({ count: codes.length }),
    codes.length > LARGEST_TEAM && say.tooMany({ most: LARGEST_TEAM }),
    ...mistyped.map((word) => say.mistyped({ word })),
    ...otherVersion.map((code) => say.otherVersion({ code })),
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
