import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'

export type Question = {
  id: QuestionId
  /** What the question is about, to name it where there is no room for its text. */
  topic: string
  text: string
  /** Least to most mature: option n, counted from 1, scores n. */
  options: readonly [string, string, string, string, string]
}

/** In the order of their ids. What a report says of each question is in a file of its own beside this one. */
const QUESTIONS: readonly Question[] = [
  {
    id: 1,
    topic: 'Joining go-to-market planning',
    text: 'When does enablement work become part of go-to-market planning?',
    options: [
      'After selling starts, as questions come up',
      'In the last few weeks before selling starts',
      'Once goals and dates are final, well before selling',
      'In later drafts of goals and dates',
      'In the first draft of goals and dates',
    ],
  },
  {
    id: 2,
    topic: 'Link to go-to-market priorities',
    text: 'How is enablement work tied to go-to-market priorities?',
    options: [
      'Programs run without a named priority',
      'Programs follow a priority agreed on in conversation',
      'Each program’s priority is in writing',
      'Sales leaders approve a plan with those priorities',
      'Leaders update the plan as priorities change',
    ],
  },
  {
    id: 3,
    topic: 'Message to customers',
    text: 'How do reps and their teams decide what to tell customers?',
    options: [
      'Each rep works out a message alone',
      'Teams get a shared message to adapt',
      'Teams learn one agreed message in training',
      'Teams review the agreed message on set dates',
      'Recorded customer feedback changes the agreed message',
    ],
  },
  {
    id: 4,
    topic: 'Content for each rep',
    text: 'What decides which content each rep is given?',
    options: [
      'No rule, so reps search or ask for it',
      'One standard set, sent to the whole team',
      'The rep’s group, such as new or experienced',
      'What the manager sees the rep or deal needs',
      'Data on the rep’s deals or skills',
    ],
  },
  {
    id: 5,
    topic: 'Training after onboarding',
    text: 'What training do reps get after onboarding?',
    options: [
      'Tips they pick up on the job',
      'Sessions or courses for a new product or problem',
      'Sessions or courses on dates set in advance',
      'Scheduled sessions, each with a skill check',
      'Sessions chosen from each rep’s skill checks',
    ],
  },
  {
    id: 6,
    topic: 'Content by role and deal stage',
    text: 'How is content split by rep role and deal stage?',
    options: [
      'One set that serves the whole team',
      'Extra pieces for a role on request',
      'Sets for main roles or for deal stages',
      'Sets for main roles, split by deal stage',
      'Deal-stage sets for service or partners too',
    ],
  },
  {
    id: 7,
    topic: 'Skill coaching',
    text: 'How is skill coaching organized, apart from forecast reviews?',
    options: [
      'Each manager decides when to coach',
      'Leaders expect coaching, with no dates set',
      'Sessions follow an agreed schedule',
      'Someone checks that scheduled sessions take place',
      'Session records decide the next coaching topics',
    ],
  },
  {
    id: 8,
    topic: 'Coaching support for managers',
    text: 'What support do managers get for coaching reps?',
    options: [
      'No support beyond their own experience',
      'Tips or a single class',
      'A coaching guide with training on its use',
      'Coaching training at least twice a year',
      'Quarterly feedback after someone watches them coach',
    ],
  },
  {
    id: 9,
    topic: 'Use of training in daily work',
    text: 'What helps reps use their training in daily work?',
    options: [
      'What they remember or wrote down themselves',
      'Slides or a recording sent afterwards',
      'Practice or a manager’s follow-up in later weeks',
      'Follow-up plus guides inside the tools they use',
      'Follow-up plus guides that open at deal stages',
    ],
  },
  {
    id: 10,
    topic: 'Proof that programs worked',
    text: 'What shows whether most enablement programs worked?',
    options: [
      'Comments that people make about them',
      'Attendance, view counts or feedback ratings',
      'Scores on a test or skill check',
      'Changes seen in calls or deals',
      'Sales figures compared with a recorded baseline',
    ],
  },
  {
    id: 11,
    topic: 'Choice of what comes next',
    text: 'What decides which enablement work comes next?',
    options: [
      'Requests as they arrive or grow urgent',
      'One person’s judgment rather than urgency',
      'A ranking that leaders agree on',
      'A ranking built on feedback or usage data',
      'Expected effect on a named sales result',
    ],
  },
  {
    id: 12,
    topic: 'Review of content and training',
    text: 'When is most existing content and training reviewed for change or removal?',
    options: [
      'When someone reports a problem',
      'Once a year',
      'Twice a year',
      'Once a quarter',
      'At least monthly',
    ],
  },
]

export function questionOf(id: QuestionId): Question {
  const question = QUESTIONS.find((other) => other.id === id)
  if (!question) throw new Error(`Question ${id} has no words`)
  return question
}

export function optionText(id: QuestionId, option: OptionNumber): string {
  const text = questionOf(id).options[option - 1]
  if (text === undefined) throw new Error(`Question ${id} has no option ${option}`)
  return text
}
