import { QUESTION_IDS } from '../domain/assessment/assessment.ts'
import { COMPARE_PATH, HOME_PATH, pathOf, RESULTS_PATH, START_PATH, TEAM_PATH } from './pages.ts'

/** Every page that the build writes, by the file it becomes under dist/web. */
export const PRERENDERED: readonly { path: string; file: string }[] = [
  { path: HOME_PATH, file: 'index.html' },
  { path: START_PATH, file: 'assessment/start.html' },
  ...QUESTION_IDS.map((id) => ({
    path: pathOf({ kind: 'question', id }),
    file: `assessment/question/${id}.html`,
  })),
  { path: RESULTS_PATH, file: 'assessment/results.html' },
  { path: COMPARE_PATH, file: 'compare.html' },
  { path: TEAM_PATH, file: 'team.html' },
  { path: '/404', file: '404.html' },
]
