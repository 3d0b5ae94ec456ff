/** What a report says to the reader: a shared one is read by people who answered nothing. */
export type ReportWords = {
  /** Before what these answers say. */
  inAnswers: string
  /** Before the name of the stage. */
  stageIs: string
  here: string
  exactScore: string
  score: string
  /** At the score, on a picture with little room. */
  mark: string
  days: string
  answers: string
  talk: string
}

export const OWN_WORDS: ReportWords = {
  inAnswers: 'In your answers',
  stageIs: 'Your enablement is',
  here: 'You are here',
  exactScore: 'Your exact score',
  score: 'Your score',
  mark: 'You',
  days: 'Your next 90 days',
  answers: 'Your Twelve Answers',
  talk: 'Talk through your result',
}

export const SHARED_WORDS: ReportWords = {
  inAnswers: 'In these answers',
  stageIs: 'Reported stage:',
  here: 'Reported',
  exactScore: 'The exact score',
  score: 'The score',
  mark: 'Score',
  days: 'The next 90 days',
  answers: 'The Twelve Answers',
  talk: 'Talk through this result',
}
