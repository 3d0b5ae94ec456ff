import { QUESTION_IDS, readQuestionId } from '../domain/assessment/assessment.ts'
import type { Step } from '../domain/assessment/flow.ts'

export const HOME_PATH = '/'
export const START_PATH = '/assessment/start'
const QUESTION_PATH = '/assessment/question'
export const RESULTS_PATH = '/assessment/results'
export const REPORT_PATH = '/report'

export function pathOf(step: Step): string {
  if (step.kind === 'question') return `${QUESTION_PATH}/${step.id}`
  return step.kind === 'start' ? START_PATH : RESULTS_PATH
}

/**
 * The page behind each address. A shared report has one page for all codes; `not-found` is every
 * address that is none of ours.
 */
export type Page =
  | { kind: 'home' }
  | Step
  | { kind: 'unknown-question' }
  | { kind: 'report'; code: string }
  | { kind: 'not-found' }

export function pageOf(path: string): Page {
  if (path === HOME_PATH) return { kind: 'home' }
  if (path === START_PATH) return { kind: 'start' }
  if (path === RESULTS_PATH) return { kind: 'results' }
  const [, questionId] = /^\/assessment\/question(?:\/([^/]*))?$/.exec(path) ?? []
  if (questionId !== undefined || path === QUESTION_PATH) {
    const id = readQuestionId(questionId ?? '')
    return id ? { kind: 'question', id } : { kind: 'unknown-question' }
  }
  const [, code] = /^\/report\/([^/]+)$/.exec(path) ?? []
  return code === undefined ? { kind: 'not-found' } : { kind: 'report', code }
}

/** Every page that the build writes, by the file it becomes under dist/web. */
export const PRERENDERED: readonly { path: string; file: string }[] = [
  { path: HOME_PATH, file: 'index.html' },
  { path: START_PATH, file: 'assessment/start.html' },
  ...QUESTION_IDS.map((id) => ({
    path: `${QUESTION_PATH}/${id}`,
    file: `assessment/question/${id}.html`,
  })),
  { path: RESULTS_PATH, file: 'assessment/results.html' },
  { path: `${REPORT_PATH}/code`, file: 'report.html' },
  { path: '/404', file: '404.html' },
]
