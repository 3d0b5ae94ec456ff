import { TEAM_KEY_LENGTH } from '../domain/sharing/team-key.ts'
import { HOME_PATH, pathOf, RESULTS_PATH, START_PATH, teamPathOf } from './pages.ts'
import type { Page } from './pages.ts'
import { MODEL } from '../generated/model.ts'

/** Of the one file below, or a redirect to another page. */
type WithoutFile = 'report' | 'comparison' | 'team' | 'unknown-question'

const PATHS: Readonly<Record<Exclude<Page['kind'], WithoutFile>, readonly string[]>> = {
  home: [HOME_PATH],
  start: [START_PATH],
  question: MODEL.questionIds.map((id) => pathOf({ kind: 'question', id })),
  results: [RESULTS_PATH],
  'not-found': ['/404'],
}

/** Every page that the build writes, with its file in dist/web. */
export const PRERENDERED: readonly { path: string; file: string }[] = Object.values(PATHS)
  .flat()
  .map((path) => ({ path, file: path === HOME_PATH ? 'index.html' : `${path.slice(1)}.html` }))

/**
 * The one file for every page made from codes: the server replaces its title and preview tags, and renders reports into
 * it; else the browser fills it. `path` is an address of such a page.
 */
export const CODE_PAGE = {
  path: teamPathOf('0'.repeat(TEAM_KEY_LENGTH)),
  file: 'code-page.html',
} as const
