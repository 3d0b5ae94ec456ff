import { comparisonPreview, reportPreview, teamPreview } from '../content/previews.ts'
import { SITE } from '../content/site.ts'
import type { CodePageHead } from '../contract/code-pages.ts'
import { pageOf } from '../contract/pages.ts'
import { currentScoresOf } from '../domain/assessment/model-scores.ts'
import { readReportCode } from '../domain/report/report-code.ts'
import { readReports } from '../domain/sharing/read-reports.ts'
import { LARGEST_TEAM, SMALLEST_TEAM, teamOf } from '../domain/sharing/team.ts'
import { teamTitle } from './routes/sharing/sharing-sentences.ts'

const UNREADABLE: CodePageHead = { status: 404, title: SITE.productName }
const OF_DIFFERENT_VERSIONS: CodePageHead = { status: 200, title: SITE.productName }

/** Status, title and preview of a page made from codes. */
export function codePageHeadOf(path: string): CodePageHead {
  const page = pageOf(path)
  switch (page.kind) {
    case 'report':
      return reportHead(page.code)
    case 'comparison':
      return comparisonHead([page.earlier, page.later])
    case 'team':
      return teamHead(page.codes)
    case 'home':
    case 'start':
    case 'question':
    case 'unknown-question':
    case 'results':
    case 'codes':
    case 'not-found':
      return UNREADABLE
  }
}

function reportHead(code: string): CodePageHead {
  const read = readReportCode(code)
  if (!read.ok) return UNREADABLE
  const report = read.value.kind === 'current' ? currentScoresOf(read.value.answers) : read.value
  return headWith(reportPreview(report))
}

function comparisonHead(codes: readonly string[]): CodePageHead {
  const read = readReports(codes)
  if (read.kind !== 'answers') return read.kind === 'mixed' ? OF_DIFFERENT_VERSIONS : UNREADABLE
  const [earlier, later] = read.answerSets.map(currentScoresOf)
  return earlier && later ? headWith(comparisonPreview(earlier, later)) : UNREADABLE
}

function teamHead(codes: readonly string[]): CodePageHead {
  if (codes.length < SMALLEST_TEAM || codes.length > LARGEST_TEAM) return UNREADABLE
  const read = readReports(codes)
  if (read.kind !== 'answers') return read.kind === 'mixed' ? OF_DIFFERENT_VERSIONS : UNREADABLE
  return headWith(teamPreview(teamTitle(teamOf(read.answerSets))))
}

function headWith(preview: NonNullable<CodePageHead['preview']>): CodePageHead {
  return { status: 200, title: preview.title, preview }
}
