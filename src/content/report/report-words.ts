/** What a report says to the reader: a shared one is read by people who answered nothing. */
export type ReportWords = {
  /** Before the name of the stage. */
  stageIs: string
  here: string
  exactScore: string
  score: string
  /** At the score, on a picture with little room. */
  mark: string
  said: string
  days: string
  answers: string
  talk: string
}

export const OWN_WORDS: ReportWords = {
  stageIs: 'Your enablement is',
  here: 'You are here',
  exactScore: 'Your exact score',
  score: 'Your score',
  mark: 'You',
  said: 'You said',
  days: 'Your next 90 days',
  answers: 'Your Twelve Answers',
  talk: 'Talk through your result',
}

export const SHARED_WORDS: ReportWords = {
  stageIs: 'This team is',
  here: 'Reported',
  exactScore: 'The exact score',
  score: 'The score',
  mark: 'Score',
  said: 'Reported',
  days: 'The next 90 days',
  answers: 'The Twelve Answers',
  talk: 'Talk through this result',
}
