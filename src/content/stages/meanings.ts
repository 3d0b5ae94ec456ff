import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import type { Condition } from '../../domain/report/condition.ts'

/** The report shows the first text whose `when` holds; the last one is true for the whole stage. */
export type Variants = readonly { readonly text: string; readonly when: readonly Condition[] }[]

/** What a stage means: a line below the heading, and a paragraph. */
export type Meaning = { readonly subtitle: Variants; readonly description: Variants }

export const MEANINGS: Readonly<Record<StageName, Meaning>> = {
  'Ad Hoc': {
    subtitle: [
      {
        text: 'What reps get depends on who they ask',
        when: [atMost(1, [4]), atMost(2, [5, 6, 7])].flat(),
      },
      { text: 'Much depends on a few people', when: [] },
    ],
    description: [
      {
        text: 'At this stage, what a rep learns usually depends on the manager and on who sits nearby. That can be fast, but it rarely reaches the next hire. From here, one shared practice is enough to begin with, as long as one person owns it.',
        when: atMost(2, [3, 4, 5, 6, 7, 8, 9]),
      },
      {
        text: 'At this stage, much depends on a few people, even where some practices are already shared. What is shared shows that the rest can be agreed on too, one thing at a time. From here, each further practice is easier to keep when one person owns it.',
        when: [],
      },
    ],
  },
  Foundational: {
    subtitle: [{ text: 'The first practices are shared', when: [] }],
    description: [
      {
        text: 'Teams at this stage usually share some basics, such as a standard set of content or a message to adapt. When a rep is coached still depends on the manager, so two teams can work in two different ways. What is written down is easier to pass on, and it is still there when people change teams.',
        when: [atMost(2, [3, 4, 7]), atLeast(2, [3, 4])].flat(),
      },
      {
        text: 'Teams at this stage usually share some basics, while much else is settled from case to case. That works as long as the same people are around, and it is hard to repeat. What is written down is easier to pass on, and it is still there when people change teams.',
        when: [],
      },
    ],
  },
  Evolving: {
    subtitle: [
      {
        text: 'Shared practices, with few checks on their use',
        when: [atLeast(3, [2, 5, 8]), atMost(3, [7, 10])].flat(),
      },
      { text: 'Several shared practices are in place', when: [] },
    ],
    description: [
      {
        text: 'Most teams at this stage share a plan, a training calendar and a coaching guide. What is often missing is a check that people use them, so it is hard to tell which programs change how reps sell. An agreed practice counts for more once somebody can show that it happened last month.',
        when: [atLeast(3, [2, 5, 8]), atMost(3, [7, 10])].flat(),
      },
      {
        text: 'At this stage, several practices are agreed on, and others are still settled from case to case. Where something is agreed on, the open question is often whether people still use it after the first weeks. An agreed practice counts for more once somebody can show that it happened last month.',
        when: [],
      },
    ],
  },
  Strategic: {
    subtitle: [
      { text: 'Planned with sales leaders, checked in the field', when: atLeast(4, [2, 10]) },
      { text: 'Several practices well developed, others to be raised', when: [] },
    ],
    description: [
      {
        text: 'At this stage, sales leaders approve the enablement plan, and someone follows up on coaching. The price can be slow approval and more content versions than people use. A new program can be tried with a small group first, before other teams have to change how they work.',
        when: [atLeast(4, [2, 7]), atLeast(3, [6])].flat(),
      },
      {
        text: 'At this stage, many practices are agreed on, and several go well beyond that. The score is an average of twelve answers, so the answers say more than the number. A new program can be tried with a small group first, before other teams have to change how they work.',
        when: [],
      },
    ],
  },
  Optimized: {
    subtitle: [
      { text: 'Practices adjusted as the evidence comes in', when: atLeast(4, [10, 11, 12]) },
      { text: 'Much in place, and much to keep up', when: [] },
    ],
    description: [
      {
        text: 'Teams at this stage usually join planning early, check skills after training and compare results with a baseline. This result is one person’s view, and people tend to rate their own organization kindly. Reps or revenue operations may see some of it differently. A practice this far along also has to be kept up when people change jobs.',
        when: [atLeast(4, [1, 5]), atLeast(5, [10])].flat(),
      },
      {
        text: 'At this stage, most practices are at or near the top level. This result is one person’s view, and people tend to rate their own organization kindly. Reps or revenue operations may see some of it differently. A practice this far along also has to be kept up when people change jobs.',
        when: [],
      },
    ],
  },
}

function atMost(to: OptionNumber, questions: readonly QuestionId[]): Condition[] {
  return questions.map((question) => ({ question, from: 1, to }))
}

function atLeast(from: OptionNumber, questions: readonly QuestionId[]): Condition[] {
  return questions.map((question) => ({ question, from, to: 5 }))
}
