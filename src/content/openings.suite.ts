import type { OpeningPattern } from './question-notes.ts'
import { listOf, wordsOf } from './wording.suite.ts'

const TIME_OPENINGS = ['At', 'Shortly', 'After', 'During', 'Before', 'When', 'Once', 'Twice']
const NOUN_OPENINGS = listOf(
  'A, The, One, Single, Tips, Ideas, Sessions, Modules, Sets, Scores, Year-round, ' +
    'Deal-stage, Training, Feedback, Impressions, Attendance, Behavior, Sales',
)
const CLAUSE =
  /^(?:Programs|A written plan|(?:Sales and marketing )?[Ll]eaders|Each (?:rep|manager)|Marketing|Teams|Customer feedback|A written guide|Scheduled sessions|Reps) (?:run|get|names|approve|reset|chooses|publishes|learn|review|changes|decides|ask|sets|check|take|work|receive|see)\b/

/** How an option begins, by reviewed lists; `undefined` for an opening that nobody has reviewed. */
export function openingOf(option: string): OpeningPattern | undefined {
  const first = wordsOf(option)[0] ?? ''
  if (CLAUSE.test(option)) return 'subject and verb'
  if (TIME_OPENINGS.includes(first)) return 'time phrase'
  return NOUN_OPENINGS.includes(first) ? 'noun phrase' : undefined
}
