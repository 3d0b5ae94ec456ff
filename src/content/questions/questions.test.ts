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
  })

  it('are found by their id', () => {
    expect(QUESTION_IDS.map((id) => questionOf(id).id)).toEqual([...QUESTION_IDS])
  })

  it('give an option by its number, which is its score', () => {
    expect(optionText(12, 1)).toBe(questionOf(12).options[0])
    expect(optionText(12, 5)).toBe(questionOf(12).options[4])
  })
})

/** For each rule, copies that break it: the compiler asks for one, the test that it is caught. */
const BROKEN: Record<QuestionRuleName, Record<string, QuestionWords>> = {
  'twelve questions in order, four sections of three, five options each': {
    'two questions change places': questionsAs([QUESTIONS[1], QUESTIONS[0], ...QUESTIONS.slice(2)]),
    'a question is gone': questionsAs(QUESTIONS.slice(0, 11)),
    'a question stands twice': questionsAs([...QUESTIONS, QUESTIONS[3]]),
    'an option is empty': withOption(5, 3, ' '),
  },
  'a topic names its question in at most 6 words and 34 characters': {
    'the topic of another question': withTopic(QUESTIONS[0]?.topic ?? ''),
    'no topic': withTopic(' '),
    'seven words': withTopic('What a rep gets to see now'),
    'too many characters': withTopic('Individualized content for representatives'),
  },
  'a stem is one question of 6-12 words and at most 75 characters': {
    'five words': withStem(4, 'What content does it get?'),
    'thirteen words': withStem(4, 'What is it that in the end now sets what a rep gets?'),
    'too many characters': withStem(
      4,
      'Which considerations predominantly determine representatives’ individualized content?',
    ),
    'no question mark': withStem(4, 'Tell what decides which content a rep gets'),
    'two questions': withStem(4, 'Who decides that? Which content does a rep get?'),
  },
  'an option has 5-9 words (an interval 2-9) and at most 65 characters': {
    'four words': withOption(4, 3, 'The rep’s own level'),
    'ten words': withOption(4, 3, 'The level of the rep, be it new or old'),
    'too many characters': withOption(
      4,
      3,
      'The representative’s professional level, inexperienced or experienced',
    ),
    'an interval of one word': withOption(12, 2, 'Yearly'),
  },
  'the options of a question differ by at most 3 words': {
    'five words beside nine': withOptions(4, [
      'The rep’s search of files',
      'A colleague’s reply when the rep asks',
      'The rep’s level, new or experienced',
      'A skill gap that the manager sees',
      'The deals and results that the rep has now',
    ]),
  },
  'length gives no hint at the level': {
    'higher levels are longer, though level 4 is the longest': questionsAs(
      QUESTIONS.map((question) => ({
        ...question,
        options: [
          'one two three four five',
          'one two three four five six',
          'one two three four five six seven',
          'one two three four five six seven eight nine',
          'one two three four five six seven eight',
        ] as const,
      })),
    ),
    'level 5 is the longest, though the others fall': questionsAs(
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
  },
  'all are read in 3 minutes, at 238 words a minute and 4 seconds to choose': {
    'too many words over all': withStem(12, `${questionOf(12).text} ${'more '.repeat(40)}`),
  },
  'an option holds one idea': {
    'a second verb': withOption(1, 1, 'At launch, and reps hear of it'),
    'two pairs': withOption(2, 4, 'Leaders in sales and marketing set goals and dates'),
    'a bracket': withOption(4, 3, 'The rep’s level (new or experienced)'),
    'a slash': withOption(4, 3, 'The rep’s level, new/experienced now'),
    'a semicolon': withOption(4, 3, 'The rep’s level; new or experienced'),
    'an ampersand': withOption(4, 3, 'The rep’s level & the role'),
    'a while also': withOption(4, 3, 'The rep’s level while also asking'),
    'a but': withOption(4, 3, 'The rep’s level, but in part'),
    'an as well as': withOption(4, 3, 'The rep’s level as well as role'),
  },
  'no absolutes': {
    all: withOption(4, 1, 'The same files for all reps'),
    'a bare every': withOption(4, 1, 'The same files for every rep'),
    'in a stem': withStem(4, 'What always decides which content a rep gets?'),
  },
  'no vague frequency': {
    regularly: withOption(12, 3, 'Regularly in the year'),
    'in a stem': withStem(12, 'How often are content and training reviewed?'),
  },
  'no praise and no blame': {
    'praise in an option': withOption(7, 5, 'Scheduled sessions have excellent topics from calls'),
    'blame in an option': withOption(7, 1, 'Each manager has a random time'),
    'a small word': withOption(7, 1, 'Each manager just decides when to coach'),
    'only, outside the first interval': withOption(12, 2, 'Only once a year'),
  },
  'no stage names': {
    'in an option': withOption(2, 1, 'Programs run in an ad hoc way'),
    'in a stem': withStem(2, 'How strategic are the goals of enablement work?'),
  },
  'no jargon and no unknown acronym': {
    jargon: withOption(2, 3, 'A written plan names a cadence per program'),
    'an unknown acronym': withOption(2, 3, 'A written plan names an OKR per program'),
  },
  'technology is not maturity: AI in at most 2 options, no product names': {
    'AI three times': withOptions(4, [
      'The rep’s own search with AI',
      'A colleague’s reply with AI help',
      'The rep’s level as AI sees it',
      'A skill gap that the manager sees',
      'The rep’s current deals and results',
    ]),
    'a product': withOption(9, 4, 'Reps see guides inside the Salesforce page'),
  },
  'negation in at most 4 options and in no stem': {
    'five options': withOptions(4, [
      'The rep’s search without any help',
      'Nothing, unless the rep asks for it',
      'The rep’s level, not the deal',
      'A skill gap that isn’t closed yet',
      'The rep’s deals, with no search',
    ]),
    'a stem': withStem(4, 'What decides which content a rep does not get?'),
  },
  'the options of a question open in the same way': {
    'a clause among time phrases': withOption(1, 2, 'Leaders ask shortly before launch for help'),
    'a time phrase among noun phrases': withOption(4, 2, 'After the rep asks a colleague for it'),
    'a noun phrase among clauses': withOption(7, 2, 'A request by leaders to coach'),
    'an opening nobody has reviewed': withOption(4, 2, 'Whatever a colleague sends to the rep'),
  },
  'present tense, active': {
    future: withOption(7, 4, 'Leaders will check that sessions take place'),
    intent: withOption(7, 4, 'Leaders plan to check on coaching sessions'),
    passive: withOption(7, 4, 'Coaching sessions are checked by the leaders'),
  },
  'the options are distinct': {
    'a text stands in two questions': withOption(8, 1, questionOf(7).options[0]),
    'two options of a question are nearly one': withOption(
      9,
      5,
      'Follow-up plus guides inside the tools they know',
    ),
  },
  'grade 8 at most and 1.8 syllables a word': {
    'long words': questionsAs(
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
  },
  'one word for each thing, in US spelling': {
    'a second name for a rep': withOption(3, 1, 'Each salesperson chooses words for each customer'),
    'British spelling': withOption(10, 4, 'Behaviour that shows in calls or deals'),
  },
  'no numbers to look up': {
    'a share': withOption(10, 2, 'Attendance of 80 in each class'),
    'a share in words': withOption(10, 2, 'Attendance at or above eighty percent'),
    'a count in words': withOption(6, 3, 'A set for three main sales roles'),
  },
  'plain nouns, no second or first person': {
    'you in a stem': withStem(4, 'Which content do you give to a rep?'),
    'your in a stem': withStem(4, 'What decides which content your reps get?'),
    'we in an option': withOption(10, 4, 'Behavior that we see in calls'),
  },
}

it.each(NAMES)('a broken copy is caught: %s', (name) => {
  const copies = Object.entries(BROKEN[name])
  expect(copies.filter(([, words]) => QUESTION_RULES[name](words).length === 0)).toEqual([])
})

it('allows a span of time where a number or "every" would need a look-up', () => {
  const words = withOptions(12, [
    'When someone reports a problem',
    'Every year',
    'Every two quarters',
    'Every quarter',
    'Every month',
  ])
  expect(QUESTION_RULES['no numbers to look up'](words)).toEqual([])
  expect(QUESTION_RULES['no absolutes'](withOption(12, 2, 'Every year'))).toEqual([])
})

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
