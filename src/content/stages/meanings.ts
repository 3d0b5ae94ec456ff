import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import type { Condition } from '../../domain/report/condition.ts'

/** The report shows the first text whose `when` holds; the last one is true for the whole stage. */
export type Variants = readonly { readonly text: string; readonly when: readonly Condition[] }[]

/** What a stage means: a line below the heading, and a paragraph. */
export type Meaning = { readonly subtitle: Variants; readonly description: Variants }

/** The stage is an average; these answers lie at its two ends. */
const AT_BOTH_ENDS: readonly Condition[] = [
  { option: 1, from: 4, to: 12 },
  { option: 5, from: 4, to: 12 },
]

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
        text: 'At this stage, what a rep learns usually depends on the manager and on who sits nearby. That can be fast, but it rarely reaches the next hire. From here, one shared practice at a time is enough, as long as one person owns it.',
        when: atMost(2, [3, 4, 5, 6, 7, 8, 9]),
      },
      {
        text: 'At this stage, a practice or two may be shared already, while the rest happens when somebody thinks of it. If teams can share this much, they can agree on the rest, one thing at a time. From here, each further practice is easier to keep when one person owns it.',
        when: [],
      },
    ],
  },
  Foundational: {
    subtitle: [
      { text: 'Some practices far along, others at the start', when: AT_BOTH_ENDS },
      {
        text: 'Shared basics, coaching up to each manager',
        when: [exactly(2, [3, 4]), atMost(2, [7])].flat(),
      },
      { text: 'The first practices are shared', when: [] },
    ],
    description: [
      {
        text: 'Some practices here are at the top of their scale, and more of them are at the start. The score between them is an average that describes neither. So read the twelve answers before the number, and write down how the high ones came about.',
        when: AT_BOTH_ENDS,
      },
      {
        text: 'At this stage, a new hire finds some basics ready, such as a standard set of content and a message to adapt. How they are used is up to each team, and the manager still decides when a rep is coached. So two teams can start from the same page and work in two different ways.',
        when: [exactly(2, [3, 4]), atMost(2, [7])].flat(),
      },
      {
        text: 'Teams at this stage usually share some basics, while much else is settled from case to case. A new hire can look up the basics and has to ask around for the rest. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
        when: [],
      },
    ],
  },
  Evolving: {
    subtitle: [
      { text: 'Some practices far along, others at the start', when: AT_BOTH_ENDS },
      {
        text: 'Shared practices, with few checks on their use',
        when: [atLeast(3, [2, 5, 8]), atMost(3, [7, 10])].flat(),
      },
      { text: 'Several shared practices are in place', when: [] },
    ],
    description: [
      {
        text: 'Some practices here are at the top of their scale, and others are at the start. The score between them is an average that describes neither. So read the twelve answers before the number, and ask the people who run the high ones how they got there.',
        when: AT_BOTH_ENDS,
      },
      {
        text: 'Most teams at this stage share a plan, a training calendar and a coaching guide. What is often missing is a check that people use them, so it is hard to tell which programs change how reps sell. An agreed practice counts for more once somebody can show that it happened last month.',
        when: [atLeast(3, [2, 5, 8]), atMost(3, [7, 10])].flat(),
      },
      {
        text: 'At this stage, several practices are agreed on, and results are looked for in calls, deals or sales figures. What happens in between is easy to miss: whether a rep was coached, and what reps use of their training. An agreed practice counts for more once somebody can show that it happened last month.',
        when: [atLeast(4, [10]), atMost(3, [7])].flat(),
      },
      {
        text: 'At this stage, several practices are agreed on, and it can be seen whether coaching takes place. Whether the other practices are put to use is often harder to say. An agreed practice counts for more once somebody can show that it happened last month.',
        when: atLeast(4, [7]),
      },
      {
        text: 'At this stage, several practices are agreed on, which raises a new question: do they happen? A plan, a schedule or a message can be in place and lie unused for weeks. An agreed practice counts for more once somebody can show that it happened last month.',
        when: [],
      },
    ],
  },
  Strategic: {
    subtitle: [
      { text: 'Planned with sales leaders, checked in the field', when: atLeast(4, [1, 2, 10]) },
      { text: 'Leaders back the plan, and results are checked', when: atLeast(4, [2, 10]) },
      { text: 'Many shared practices, several well developed', when: [] },
    ],
    description: [
      {
        text: 'Many practices here are at the top of their scale, and a few are at the start. The score between them is an average that describes neither. Leaders who hear of the high ones may not expect the low ones, so it helps to show them both.',
        when: AT_BOTH_ENDS,
      },
      {
        text: 'At this stage, leaders stand by the enablement plan, and someone follows up on coaching. The price can be leaders’ time and more content versions than people use. Leaders who back a plan tend to ask what it changed, so each practice needs an answer to that.',
        when: [atLeast(4, [2, 7]), atLeast(3, [6])].flat(),
      },
      {
        text: 'At this stage, leaders stand by the enablement plan, and results are looked for in calls, deals or sales figures. The price can be leaders’ time, as each change of the plan needs their say. Leaders who back a plan tend to ask what it changed, and there is something to show them.',
        when: atLeast(4, [2, 10]),
      },
      {
        text: 'At this stage, many practices are agreed on, and several go well beyond that. Leaders can see this much and start to ask what it changes. To tell them takes two things, a plan that sales leaders stand by and a change that shows in calls, deals or sales figures.',
        when: [],
      },
    ],
  },
  Optimized: {
    subtitle: [
      { text: 'Practices adjusted as the evidence comes in', when: atLeast(4, [10, 11, 12]) },
      { text: 'Most practices near the top, to be kept there', when: [] },
    ],
    description: [
      {
        text: 'Teams at this stage usually join planning early, check skills after training and compare results with a baseline. A practice this far along can fade unnoticed, when its owner changes jobs or a check is dropped. This result is one person’s view, and reps or revenue operations may see some of it differently.',
        when: [atLeast(4, [1, 5]), atLeast(5, [10])].flat(),
      },
      {
        text: 'At this stage, most practices are at or near the top of their scale. A practice this far along can fade unnoticed, when its owner changes jobs or a check is dropped. This result is one person’s view, and reps or revenue operations may see some of it differently.',
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

function exactly(option: OptionNumber, questions: readonly QuestionId[]): Condition[] {
  return questions.map((question) => ({ question, from: option, to: option }))
}
