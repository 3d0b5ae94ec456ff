/** What a report says to the reader: a shared one is read by people who answered nothing. */
export type ReportWords = {
  /** Before what these answers say. */
  inAnswers: string
  /** Before the name of the stage. */
  stageIs: string
  here: string
  /** Whether days count from now: who answered reads it then. */
  dated: boolean
  score: string
  /** Of others' scores. */
  band: string
  /** At the score, on a picture with little room. */
  mark: string
  days: string
  talk: string
}

export const OWN_WORDS: ReportWords = {
  inAnswers: 'In your answers',
  stageIs: 'Your enablement is',
  here: 'You are here',
  dated: true,
  score: 'Your score',
  band: 'Your band',
  mark: 'You',
  days: 'Your next 90 days',
  talk: 'Talk through your result',
}

export const SHARED_WORDS: ReportWords = {
  inAnswers: 'In these answers',
  stageIs: 'Reported stage:',
  here: 'Reported',
  dated: false,
  score: 'The score',
  band: 'The band',
  mark: 'Score',
  days: 'The next 90 days',
  talk: 'Talk through this result',
}
