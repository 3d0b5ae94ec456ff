import { QUESTION_IDS } from '../domain/assessment/assessment.ts'
import { COMPARE_PATH, HOME_PATH, pathOf, RESULTS_PATH, START_PATH, TEAM_PATH } from './pages.ts'

const PATHS: readonly string[] = [
  HOME_PATH,
  START_PATH,
  ...QUESTION_IDS.map((id) => pathOf({ kind: 'question', id })),
  RESULTS_PATH,
  COMPARE_PATH,
  TEAM_PATH,
  '/404',
]

/** Every page that the build writes, by the file it becomes under dist/web. */
export const PRERENDERED: readonly { path: string; file: string }[] = PATHS.map((path) => ({
  path,
  file: path === HOME_PATH ? 'index.html' : `${path.slice(1)}.html`,
}))
