import type { OptionLetter, OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'

/** What a high answer says by itself, from this option on. The highest that is true is used. */
export const HIGH_TEXTS: Readonly<Record<QuestionId, readonly HighText[]>> = {
  1: [{ from: 4, text: 'Enablement joins planning early' }],
  2: [
    { from: 3, text: 'Priorities are in writing' },
    { from: 4, text: 'Leaders approve the priorities' },
    { from: 5, text: 'Leaders keep the priorities current' },
  ],
  3: [{ from: 3, text: 'Teams learn one agreed message' }],
  4: [
    { from: 3, text: 'Groups of reps get content of their own' },
    { from: 4, text: 'Content is chosen for each rep' },
  ],
  5: [
    { from: 3, text: 'Reps get scheduled training' },
    { from: 4, text: 'Skills get checked' },
  ],
  6: [
    { from: 3, text: 'Content is split by role or deal stage' },
    { from: 4, text: 'Content is split by role and deal stage' },
  ],
  7: [{ from: 3, text: 'Coaching has dates' }],
  8: [{ from: 3, text: 'Managers are trained to coach' }],
  9: [{ from: 3, text: 'Training comes back in daily work' }],
  10: [{ from: 4, text: 'Results get checked' }],
  11: [
    { from: 4, text: 'Data ranks the next work' },
    { from: 5, text: 'New work is chosen for a sales result' },
  ],
  12: [{ from: 3, text: 'Content is reviewed on set dates' }],
}

type HighText = { readonly from: OptionNumber; readonly text: string }

/** What a low answer says by itself. */
export const LOW_TEXTS: Readonly<Record<QuestionId, Readonly<Record<LowLetter, string>>>> = {
  1: {
    A: 'enablement starts after selling does',
    B: 'enablement starts a few weeks before selling',
    C: 'goals and dates are final before enablement joins',
  },
  2: {
    A: 'no program has a named priority',
    B: 'no program has its priority in writing',
    C: 'sales leaders have not approved the written priorities',
  },
  3: {
    A: 'each rep works out a message alone',
    B: 'each team adapts the message',
    C: 'the agreed message has no review dates',
  },
  4: {
    A: 'reps get what they find or ask for',
    B: 'reps get one standard set',
    C: 'content is chosen for groups of reps',
  },
  5: {
    A: 'after onboarding reps learn from tips on the job',
    B: 'training after onboarding waits for a product or problem',
    C: 'training after onboarding has no skill checks',
  },
  6: {
    A: 'one set of content serves the whole team',
    B: 'content for a role is made on request',
    C: 'sets of content cover roles or deal stages, not both',
  },
  7: {
    A: 'each manager decides when to coach',
    B: 'coaching has no dates',
    C: 'nobody checks that coaching takes place',
  },
  8: {
    A: 'managers coach from their own experience',
    B: 'managers have had tips or a single class',
    C: 'managers have a guide and no repeated training',
  },
  9: {
    A: 'reps rely on memory and their own notes',
    B: 'training is followed by slides or a recording alone',
    C: 'no guide sits in the tools reps use',
  },
  10: {
    A: 'programs are judged by comments',
    B: 'programs are judged by attendance, views or ratings',
    C: 'programs are judged by test scores',
  },
  11: {
    A: 'requests decide what comes next',
    B: 'one person decides what comes next',
    C: 'leaders decide what comes next without data',
  },
  12: {
    A: 'content waits for someone to report a problem',
    B: 'content is reviewed once a year',
    C: 'content is reviewed twice a year',
  },
}

type LowLetter = Exclude<OptionLetter, 'D' | 'E'>

/** Which low answers are in the way of a high one, the nearest to it first. */
export const PAIRS: Readonly<Record<QuestionId, readonly QuestionId[]>> = {
  1: [3, 10, 5, 7],
  2: [5, 4, 6, 8, 11, 7, 10, 12],
  3: [9, 7, 8, 4, 5, 10, 12],
  4: [3, 2, 7, 10],
  5: [8, 10, 9, 12, 2, 3, 1, 11],
  6: [3, 2, 9, 12, 10],
  7: [2, 3, 8, 1, 10, 5, 11, 4, 6],
  8: [7, 10, 3, 2, 5],
  9: [10, 3, 2, 5, 12],
  10: [8, 3, 11, 2, 7, 4, 5, 9, 6, 1],
  11: [2, 10, 7, 4, 3, 5],
  12: [3, 4, 7, 2, 10],
}
