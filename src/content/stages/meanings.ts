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
        when: [atMost(1, [4]), atMost(2, [5, 7])].flat(),
      },
      { text: 'Much rests on single people', when: [] },
    ],
    description: [
      {
        text: 'At this stage, what a rep learns usually depends on the manager and on who sits nearby. That can be fast, but it rarely reaches the next hire. The next step is small: run one program twice, the same way, with one owner and one audience.',
        when: atMost(2, [3, 4, 5, 7, 8, 9]),
      },
      {
        text: 'At this stage, much depends on single people, even where some practices are already shared. What is shared shows that the rest can be agreed on too, one thing at a time. The next step is small: run one program twice, the same way, with one owner and one audience.',
        when: [],
      },
    ],
  },
  Foundational: {
    subtitle: [{ text: 'The first practices are shared', when: [] }],
    description: [
      {
        text: 'Teams at this stage usually share some basics, such as a standard set of content or a message to adapt. When a rep is coached still depends on the manager, so two teams can work in two different ways. The next step is to write one practice down and carry it from the team that uses it to the others.',
        when: [atLeast(2, [3, 4]), atMost(2, [7])].flat(),
      },
      {
        text: 'Teams at this stage usually share some basics, while much else is settled from case to case. That works as long as the same people are around, and it is hard to repeat. The next step is to write one practice down and carry it from the team that uses it to the others.',
        when: [],
      },
    ],
  },
  Evolving: {
    subtitle: [{ text: 'Shared practices, with follow-through next', when: [] }],
    description: [
      {
        text: 'Most teams at this stage share a plan, a training calendar and a coaching guide. What is often missing is a check that people use them, so it is hard to tell which programs change how reps sell. The next step is to pick one agreed practice and find out whether it happened last month.',
        when: [atLeast(3, [2, 5, 8]), atMost(3, [7, 10])].flat(),
      },
      {
        text: 'At this stage, several practices are agreed on, and one area can be much higher than another. Where something is agreed on, the open question is often whether people still use it after the first weeks. The next step is to pick one agreed practice and find out whether it happened last month.',
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
        text: 'At this stage, sales leaders approve the enablement plan, and someone follows up on coaching. The price can be slow approval and more content versions than people use. The next step is to raise what is lowest, then to try each new program on a small group before leaders roll it out.',
        when: atLeast(4, [2, 7]),
      },
      {
        text: 'At this stage, many practices are agreed on, and several go well beyond that. An average this high can hide one practice that is much lower. The next step is to raise what is lowest, then to try each new program on a small group before leaders roll it out.',
        when: [],
      },
    ],
  },
  Optimized: {
    subtitle: [
      { text: 'Practices adjusted as the evidence comes in', when: atLeast(4, [10]) },
      { text: 'Most practices at or near the top level', when: [] },
    ],
    description: [
      {
        text: 'Teams at this stage usually join planning early, check skills after training and compare results with a baseline. This result is one person’s view, and people tend to rate their own organization kindly. The next step is to confirm it with reps and revenue operations. After that, upkeep can become cheaper and less dependent on a few experts.',
        when: [atLeast(4, [1, 5]), atLeast(5, [10])].flat(),
      },
      {
        text: 'At this stage, most practices are planned, checked and adjusted as people learn. This result is one person’s view, and people tend to rate their own organization kindly. The next step is to confirm it with reps and revenue operations. After that, the lowest answers come first.',
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
