import { useState, useSyncExternalStore } from 'react'
import { comparisonPathOf, HOME_PATH, reportPathOf } from '../../../contract/pages.ts'
import { scoreAndStage } from '../../../content/previews.ts'
import { outcomeOf } from '../../../domain/assessment/outcome.ts'
import { readReportCode } from '../../../domain/report/read-report-code.ts'
import { findReportCodes } from '../../../domain/sharing/find-codes.ts'
import type { FoundCodes } from '../../../domain/sharing/find-codes.ts'
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

/** Two are compared. */
const MOST = 2

/** Accepts any text: codes, links, a whole email. A report's link here brings its own code. */
export function CodesPage() {
  const hash = useHash()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? decodedHash(hash)
  const found = findReportCodes(MODEL, text)
  const codes = found.codes.slice(0, MOST)

  return (
    <Page>
      <WindowTitle>{say.compareTitle}</WindowTitle>
      <PageTitle>{say.compareTitle}</PageTitle>
      <Intro>{`${say.compareIntro} ${say.code(EXAMPLE)}`}</Intro>
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
            <NextPage codes={codes} />
          </div>
        )}
      </Columns>
      <Note unprinted>
        <span>{say.noReport}</span> <PageLink href={HOME_PATH}>{take}</PageLink>
      </Note>
    </Page>
  )
}

function outcomeText(code: string): string {
  const read = readReportCode(MODEL, code)
  return read.ok ? scoreAndStage(outcomeOf(MODEL, read.value)) : ''
}

function NextPage({ codes }: { codes: readonly string[] }) {
  const [earlier = '', later] = codes
  return (
    <Buttons>
      <PageLink
        look="primary"
        href={later === undefined ? reportPathOf(earlier) : comparisonPathOf(earlier, later)}
      >
        {later === undefined ? say.open : say.compare}
      </PageLink>
    </Buttons>
  )
}

function foundText({ codes, mistyped, otherVersion }: FoundCodes): string {
  return [
    codes.length === 0 ? say.noneFound : say.found({ count: codes.length }),
    codes.length > MOST && say.tooMany,
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
