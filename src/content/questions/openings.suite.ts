import { listOf, wordsOf } from '../wording/wording.suite.ts'

/** How an option begins: the same way in a whole question, so that grammar marks no level. */
type OpeningPattern = 'time phrase' | 'noun phrase' | 'subject and verb'

const TIME_OPENINGS = ['After', 'At', 'In', 'Once', 'Twice', 'When', 'While']
const NOUN_OPENINGS = listOf(
  'A, Attendance, Changes, Coaching, Comments, Data, Deal-stage, Expected, Extra, Follow-up, No, ' +
    'One, Practice, Quarterly, Requests, Sales, Scheduled, Scores, Sessions, Sets, Slides, The, ' +
    'Tips, What',
)
const CLAUSE =
  /^(?:Programs|Each program’s priority|(?:Sales )?[Ll]eaders|Each (?:rep|manager)|Teams|Recorded customer feedback|Sessions|Someone|Session records) (?:run|follow|is|approve|update|works|get|learn|review|changes|decides?|expect|checks)\b/

/** How an option begins, by reviewed lists; `undefined` for an opening that nobody has reviewed. */
export function openingOf(option: string): OpeningPattern | undefined {
  const first = wordsOf(option)[0] ?? ''
  if (CLAUSE.test(option)) return 'subject and verb'
  if (TIME_OPENINGS.includes(first)) return 'time phrase'
  return NOUN_OPENINGS.includes(first) ? 'noun phrase' : undefined
}
