import { describe, expect, it } from 'vitest'
import { QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { QUESTION_RULES } from './question-rules.suite.ts'
import type { QuestionRuleName, QuestionWords } from './question-rules.suite.ts'
import { optionText, questionOf, QUESTIONS } from './questions.ts'

const WORDS: QuestionWords = { questions: QUESTIONS }
const NAMES = Object.keys(QUESTION_RULES) as QuestionRuleName[]

describe('the questions', () => {
  it.each(NAMES)('keep %s', (name) => {
    expect(QUESTION_RULES[name](WORDS)).toEqual([])
    expect(QUESTION_RULES[name](BROKEN[name])).not.toEqual([])
  })

  it('are found by their id', () => {
    expect(QUESTION_IDS.map((id) => questionOf(id).id)).toEqual([...QUESTION_IDS])
  })

  it('give an option by its number, which is its score', () => {
    expect(optionText(12, 1)).toBe(questionOf(12).options[0])
    expect(optionText(12, 5)).toBe(questionOf(12).options[4])
  })
})

/** For each rule, words that break it. */
const BROKEN: Record<QuestionRuleName, QuestionWords> = {
  'twelve questions in order, four sections of three, five options each': questionsAs(
    QUESTIONS.slice(0, 11),
  ),
  'a topic names its question in at most 6 words and 34 characters': withTopic(
    'What a rep gets to see now',
  ),
  'a stem is one question of 6-12 words and at most 75 characters': withStem(
    4,
    'What is it that in the end now sets what a rep gets?',
  ),
  'an option has 5-9 words (an interval 2-9) and at most 65 characters': withOption(
    4,
    3,
    'The level of the rep, be it new or old',
  ),
  'the options of a question differ by at most 3 words': withOptions(4, [
    'The rep’s search of files',
    'A colleague’s reply when the rep asks',
    'The rep’s level, new or experienced',
    'A skill gap that the manager sees',
    'The deals and results that the rep has now',
  ]),
  'length gives no hint at the level': questionsAs(
    QUESTIONS.map((question) => ({
      ...question,
      options: [
        'one two three four five six seven eight',
        'one two three four five six seven',
        'one two three four five six',
        'one two three four five',
        'one two three four five six seven eight nine',
      ] as const,
    })),
  ),
  'all are read in 3 minutes, at 238 words a minute and 4 seconds to choose': withStem(
    12,
    `${questionOf(12).text} ${'more '.repeat(40)}`,
  ),
  'an option holds one idea': withOption(1, 1, 'At launch, and reps hear of it'),
  'no absolutes': withOption(4, 1, 'The same files for all reps'),
  'no vague frequency': withOption(12, 3, 'Regularly in the year'),
  'no praise and no blame': withOption(7, 5, 'Scheduled sessions have excellent topics from calls'),
  'no stage names': withOption(2, 1, 'Programs run in an ad hoc way'),
  'no jargon and no unknown acronym': withOption(
    2,
    3,
    'A written plan names a cadence per program',
  ),
  'technology is not maturity: AI in at most 2 options, no product names': withOption(
    9,
    4,
    'Reps see guides inside the Salesforce page',
  ),
  'negation in at most 4 options and in no stem': withStem(
    4,
    'What decides which content a rep does not get?',
  ),
  'the options of a question open in the same way': withOption(
    4,
    2,
    'After the rep asks a colleague for it',
  ),
  'present tense, active': withOption(7, 4, 'Coaching sessions are checked by the leaders'),
  'the options are distinct': withOption(8, 1, questionOf(7).options[0]),
  'grade 8 at most and 1.8 syllables a word': questionsAs(
    QUESTIONS.map((question) => ({
      ...question,
      text: 'Which organizational considerations predetermine individualized prioritization?',
      options: [
        'Individualized considerations predominantly determine prioritization',
        'Departmental representatives recommend organizational modifications',
        'Established documentation communicates operational expectations',
        'Interdepartmental committees investigate implementation activities',
        'Statistical evaluations continually recalibrate organizational priorities',
      ] as const,
    })),
  ),
  'one word for each thing, in US spelling': withOption(
    3,
    1,
    'Each salesperson chooses words for each customer',
  ),
  'no numbers to look up': withOption(10, 2, 'Attendance of 80 in each class'),
  'plain nouns, no second or first person': withStem(4, 'Which content do you give to a rep?'),
}

function questionsAs(questions: readonly (QuestionWords['questions'][number] | undefined)[]) {
  return { ...WORDS, questions: questions.filter((question) => question !== undefined) }
}

function withTopic(topic: string): QuestionWords {
  return questionsAs(
    QUESTIONS.map((question) => (question.id === 4 ? { ...question, topic } : question)),
  )
}

function withStem(id: QuestionId, text: string): QuestionWords {
  return questionsAs(
    QUESTIONS.map((question) => (question.id === id ? { ...question, text } : question)),
  )
}

function withOptions(
  id: QuestionId,
  options: QuestionWords['questions'][number]['options'],
): QuestionWords {
  return questionsAs(
    QUESTIONS.map((question) => (question.id === id ? { ...question, options } : question)),
  )
}

function withOption(id: QuestionId, option: OptionNumber, text: string): QuestionWords {
  const [one, two, three, four, five] = questionOf(id).options
  const pick = (number: OptionNumber, own: string) => (number === option ? text : own)
  return withOptions(id, [pick(1, one), pick(2, two), pick(3, three), pick(4, four), pick(5, five)])
}
