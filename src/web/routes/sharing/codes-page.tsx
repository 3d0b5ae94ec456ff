import { memo, useDeferredValue, useMemo, useState } from 'react'
import { comparisonPathOf, teamPathOf } from '../../../contract/pages.ts'
import { HOME_PATH, reportPathOf } from '../../../contract/pages.ts'
import { scoreAndStage } from '../../../content/previews.ts'
import { findReportCodes } from '../../../domain/sharing/find-codes.ts'
import { currentScoresOf } from '../../../domain/assessment/model-scores.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { readReportCode } from '../../../domain/report/report-code.ts'
import type { ReadReport } from '../../../domain/report/report-code.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../domain/sharing/team.ts'
import { useHash } from '../../state/hooks/use-hash.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Buttons, Intro, Note, Page, PageTitle } from '../../../ui/page/page.tsx'
import { Unbroken } from '../../../ui/page/unbroken.tsx'
import { CodeFinder, Offer, Offers } from '../../../ui/sharing/code-finder.tsx'
import { CodeList, ScoreAndStage } from '../../../ui/sharing/code-list.tsx'
import { FoundText } from './found-text.tsx'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'

const WORDS = {
  compare: {
    title: 'Open or compare reports',
    intro: 'Open a report, compare two, or see where a team agrees.',
    aim: 'compare',
  },
  team: {
    title: 'Combine your team’s reports',
    intro: 'See where two to twelve reports agree, and what to talk about first.',
    aim: 'combine',
  },
} as const

type Purpose = keyof typeof WORDS

/** Takes whatever text people have: codes, links, a whole email. A report's link here brings its own code. */
export function CodesPage({ purpose }: { purpose: Purpose }) {
  const hash = useHash()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? decodedHash(hash)
  const found = findReportCodes(text)
  // The field shows each letter at once. The codes follow later, and only if the letter changed them.
  const spelled = useDeferredValue(found.join(' '))
  const codes = useMemo(() => (spelled === '' ? [] : spelled.split(' ')), [spelled])
  const { title, intro, aim } = WORDS[purpose]

  return (
    <Page>
      <WindowTitle>{title}</WindowTitle>
      <PageTitle>{title}</PageTitle>
      <Intro>
        <Unbroken text={`${intro} A report code has eight letters and digits, as in K7Q2-M4XT.`} />
      </Intro>
      <CodeFinder
        title={codes.length > 0 ? 'Open a report' : 'What codes lead to'}
        isFound={codes.length > 0}
        found={codes.length > 0 ? <FoundCodes codes={codes} /> : <WhatCodesOffer />}
        ways={<NextPages codes={codes} purpose={purpose} />}
      >
        <TextArea
          label="Report codes or links"
          hint="Paste as much text as you like, even a whole email. Only the codes in it are used, each one once, and the text stays in this page."
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FoundText typed={text} text={foundSentence(text, found.length, aim)} />
        <noscript>
          <p>
            Finding codes in a text needs JavaScript, which is switched off in this browser. A link
            to a report opens without it.
          </p>
        </noscript>
      </CodeFinder>
      <Note unprinted>
        No report yet? <PageLink href={HOME_PATH}>Take the assessment</PageLink>.
      </Note>
    </Page>
  )
}

function WhatCodesOffer() {
  return (
    <Offers>
      <Offer picture="report" codes="One code">
        opens its report.
      </Offer>
      <Offer picture="comparison" codes="Two codes">
        compare them, earlier first.
      </Offer>
      <Offer picture="team" codes="Two to twelve codes">
        see where the team agrees.
      </Offer>
    </Offers>
  )
}

const FoundCodes = memo(function FoundCodes({ codes }: { codes: readonly string[] }) {
  return (
    <CodeList across>
      {codes.map((code) => (
        <FoundCode key={code} code={code} />
      ))}
    </CodeList>
  )
})

function FoundCode({ code }: { code: string }) {
  const read = readReportCode(code)
  return (
    <li>
      <PageLink href={reportPathOf(code)}>{code}</PageLink>
      {read.ok && <WhatItSays report={read.value} />}
    </li>
  )
}

function WhatItSays({ report }: { report: ReadReport }) {
  if (report.kind === 'earlier') return <span>{`${scoreAndStage(report)}, earlier questions`}</span>
  const { scores, stage } = currentScoresOf(report.answers)
  return (
    <ScoreAndStage
      score={oneDecimal(scores.overall)}
      stage={stage}
      stages={STAGES.map(({ name }) => name)}
    />
  )
}

type NextPagesProps = { codes: readonly string[]; purpose: Purpose }

/** What this page is for comes first. */
const NextPages = memo(function NextPages({ codes, purpose }: NextPagesProps) {
  const [earlier, later] = codes
  if (!earlier) return null
  if (!later) {
    return (
      <Buttons>
        <WayOn href={reportPathOf(earlier)} text={`Open ${earlier}`} />
      </Buttons>
    )
  }
  const team = codes.slice(0, LARGEST_TEAM)
  const compare = {
    href: comparisonPathOf(earlier, later),
    text: `Compare ${earlier} with ${later}`,
  }
  const combine = { href: teamPathOf(team), text: `See where these ${team.length} agree` }
  const [first, second] = purpose === 'compare' ? [compare, combine] : [combine, compare]
  return (
    <>
      <Buttons>
        <WayOn look="primary" {...first} />
        <WayOn {...second} />
      </Buttons>
      <Note>
        A comparison takes the first code as the earlier report. You can swap the two on its page.
        {codes.length > LARGEST_TEAM &&
          ` A team page takes up to ${LARGEST_TEAM} reports: the first ${LARGEST_TEAM} are used.`}
      </Note>
    </>
  )
})

type WayOnProps = { look?: 'primary' | 'secondary'; href: string; text: string }

function WayOn({ look = 'secondary', href, text }: WayOnProps) {
  return (
    <PageLink look={look} href={href}>
      <span>
        <Unbroken text={text} />
      </span>
    </PageLink>
  )
}

function foundSentence(text: string, count: number, aim: string): string {
  if (text.trim() === '') return ''
  if (count === 0) return 'No report code found in this text. Check it letter by letter.'
  if (count === 1) return `1 code found. Add ${SMALLEST_TEAM - 1} more to ${aim}.`
  return `${count} codes found.`
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
