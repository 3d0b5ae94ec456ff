import type { QuestionId } from '../../../domain/assessment/assessment.ts'
import { QuestionPage } from './question-page.tsx'
import { StartPage } from './start-page.tsx'

/** A run: the intro, then one question after the other. */
export function RunPage({ id }: { id?: QuestionId }) {
  return id ? <QuestionPage key={id} id={id} /> : <StartPage />
}
