import { readQuestionId } from '../domain/assessment/assessment.ts'
import type { Screen } from '../domain/assessment/flow.ts'
import { readTeamKey } from '../domain/sharing/team-key.ts'
import { MODEL } from '../generated/model.ts'

export const HOME_PATH = '/'
export const START_PATH = '/assessment/start'
const QUESTION_PATH = '/assessment/question'
export const RESULTS_PATH = '/assessment/results'
const REPORT_PATH = '/report'
const COMPARE_PATH = '/compare'
const TEAM_PATH = '/team'
/** How the part of an address begins that names an earlier report. */
export const SINCE = '#since='

/** `day`: of the run, from which the days of the plan are counted. */
export function reportPathOf(code: string, day?: string): string {
  return `${REPORT_PATH}/${code}${hashOf(day)}`
}

/** Where to answer again, so that the new report says what moved since this one. */
export function againPathOf(code: string, day: string): string {
  return `${START_PATH}${SINCE}${code}&day=${day}`
}

/** The plan of a report for a calendar program. */
export function calendarPathOf(code: string, day: string): string {
  return `${REPORT_PATH}/${code}/plan.ics?day=${day}`
}

export function comparisonPathOf(earlier: string, later: string, day?: string): string {
  return `${COMPARE_PATH}/${earlier}/${later}${hashOf(day)}`
}

function hashOf(day: string | undefined): string {
  return day === undefined ? '' : `#day=${day}`
}

/** Where a team's colleagues answer, and see their picture. */
export function teamPathOf(team: string): string {
  return `${TEAM_PATH}/${team}`
}

/** What the address of a team's page ends with where it is shown on a screen. */
export const ROOM = '#room'

export function roomPathOf(team: string): string {
  return `${teamPathOf(team)}${ROOM}`
}

export function pathOf(screen: Screen): string {
  if (screen.kind === 'question') return `${QUESTION_PATH}/${screen.id}`
  return screen.kind === 'start' ? START_PATH : RESULTS_PATH
}

/** The page at each address; any other address is `not-found`. */
export type Page =
  | { kind: 'home' }
  | Screen
  | { kind: 'unknown-question' }
  | { kind: 'report'; code: string }
  | { kind: 'comparison'; earlier: string; later: string }
  | { kind: 'team'; team: string }
  | { kind: 'not-found' }

/** Pages that show one report or several. */
export type ReportsPage = Extract<Page, { kind: 'results' | 'report' | 'comparison' | 'team' }>

/** Made from the codes or the key in the address, by the browser. */
export function isFromCodes({ kind }: Page): boolean {
  return kind === 'report' || kind === 'comparison' || kind === 'team'
}

/** What begins like this holds answers, or leads to a team's, even if it cannot be read. */
export function isUnlisted(path: string): boolean {
  return /^\/(report|compare|team)\//.test(path)
}

export function showsReports(page: Page): page is ReportsPage {
  return page.kind === 'results' || isFromCodes(page)
}

export function pageOf(path: string): Page {
  if (path === HOME_PATH) return { kind: 'home' }
  if (path === START_PATH) return { kind: 'start' }
  if (path === RESULTS_PATH) return { kind: 'results' }
  const [, questionId] = /^\/assessment\/question(?:\/([^/]*))?$/.exec(path) ?? []
  if (questionId !== undefined || path === QUESTION_PATH) {
    const id = readQuestionId(MODEL, questionId ?? '')
    return id ? { kind: 'question', id } : { kind: 'unknown-question' }
  }
  return pageOfCodes(path) ?? { kind: 'not-found' }
}

/** Codes and keys in such an address are read leniently; a broken escape makes it `not-found`. */
function pageOfCodes(path: string): Page | undefined {
  const [, folder, ...texts] = /^\/(report|compare|team)\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? []
  const [first = '', second] = texts.map((text) => text && decoded(text))
  if (first === '') return undefined
  if (folder === 'compare' && second) return { kind: 'comparison', earlier: first, later: second }
  if (folder === 'compare' || second !== undefined) return undefined
  if (folder === 'report') return { kind: 'report', code: first }
  const team = readTeamKey(first)
  return team === undefined ? undefined : { kind: 'team', team }
}

/** Empty if it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
