import type { Condition } from '../../../domain/report/condition.ts'
import { AT_BOTH_ENDS, atLeast, atMost, exactly } from './variants.ts'
import type { Meaning, Variants } from './variants.ts'

const BASICS_WITHOUT_COACHING = [...exactly(2, [3, 4]), ...atMost(2, [7])]
const PLAN_WITHOUT_COACHING = [...atLeast(3, [2]), ...atMost(2, [7])]
const COACHING_WITHOUT_PLAN = [...atLeast(3, [7]), ...atMost(2, [2])]
const CHECKS_WITHOUT_PLAN = [...atLeast(3, [10]), ...atMost(2, [2])]
const NONE_OF_THREE = atMost(2, [2, 7, 10])
const NO_SCHEDULE = atMost(2, [7])
const PRIORITIES_UNWRITTEN = atMost(2, [2])

export const FOUNDATIONAL_MEANING: Meaning = {
  subtitle: [
    { text: 'Some practices far along, others at the start', when: AT_BOTH_ENDS },
    {
      text: 'Shared basics, coaching times up to each manager',
      when: BASICS_WITHOUT_COACHING,
      lacks: [7],
    },
    {
      text: 'A written plan, coaching times up to each manager',
      when: PLAN_WITHOUT_COACHING,
      lacks: [7],
    },
    {
      text: 'A coaching schedule, priorities not yet in writing',
      when: COACHING_WITHOUT_PLAN,
      lacks: [2],
    },
    {
      text: 'Programs get checked, priorities are not in writing',
      when: CHECKS_WITHOUT_PLAN,
      lacks: [2],
    },
    {
      text: 'Priorities unwritten, coaching times up to each manager',
      when: NONE_OF_THREE,
      lacks: [2, 7],
    },
    {
      text: 'Some practices in place, priorities not yet in writing',
      when: PRIORITIES_UNWRITTEN,
      lacks: [2],
    },
    {
      text: 'Some practices in place, coaching has no agreed dates',
      when: NO_SCHEDULE,
      lacks: [7],
    },
    { text: 'A written plan and a coaching schedule in place', when: atLeast(3, [2, 7]) },
    { text: 'A written plan, other practices at different levels', when: atLeast(3, [2]) },
    { text: 'A coaching schedule, other practices at different levels', when: atLeast(3, [7]) },
    { text: 'Programs get checked, other practices at different levels', when: atLeast(3, [10]) },
    { text: 'Some practices in place, others settled case by case', when: [] },
  ],
  description: [
    {
      text: 'Some practices here are at the top of their scale, and more of them are at the start. The score between them is an average that describes neither. So read the twelve answers before the number, and write down how the high ones came about.',
      when: AT_BOTH_ENDS,
    },
    {
      text: 'At this stage, a new hire finds some basics ready, such as a standard set of content and a message to adapt. How they are used is up to each team, and the manager still decides when a rep is coached. So two teams can start from the same page and work in two different ways.',
      when: BASICS_WITHOUT_COACHING,
      lacks: [7],
    },
    {
      text: 'In these answers, a written plan is there before a coaching schedule. What each program is for is in writing, so a newcomer can read it. When a rep is coached is still up to each manager, so a skill that the plan asks for may reach one team months before another.',
      when: PLAN_WITHOUT_COACHING,
      lacks: [7],
    },
    {
      text: 'In these answers, a coaching schedule is there before a written plan. Coaching has dates, so it does not have to wait for a quiet week. Which priority each program serves is not in writing yet, so two managers may coach toward two different goals.',
      when: COACHING_WITHOUT_PLAN,
      lacks: [2],
    },
    checkedBy('Calls, deals or sales figures', [...atLeast(4, [10]), ...PRIORITIES_UNWRITTEN]),
    checkedBy('Scores on a test or skill check', CHECKS_WITHOUT_PLAN),
    {
      text: 'At this stage, what steers the work is often settled between people rather than on paper. Which priority a program serves is not in writing, the manager decides when a rep is coached, and comments, attendance or ratings stand in for results. That can work until people change teams, and take what they know with them.',
      when: [...NONE_OF_THREE, ...atMost(4, [11])],
      lacks: [2, 7],
    },
    {
      text: 'At this stage, some practices are in place, but which priority each program serves is not in writing. A newcomer who asks what a program is for may hear two answers. So when a priority changes, one team may drop a program that another team keeps.',
      when: PRIORITIES_UNWRITTEN,
      lacks: [2],
    },
    {
      text: 'At this stage, some practices are in place, but coaching has no agreed schedule. In a quiet month, a rep may be coached each week, and in a busy one not once. So what teams learn together may be used on one team and fade on the next.',
      when: NO_SCHEDULE,
      lacks: [7],
    },
    {
      text: 'At this stage, two practices that others build on are agreed: each program has its priority in writing, and coaching has dates. A new hire can look up both. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: atLeast(3, [2, 7]),
    },
    {
      text: 'At this stage, each program has its priority in writing, so a newcomer can read what it is for. Other practices are at different levels, from a habit to an agreed routine. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: atLeast(3, [2]),
    },
    {
      text: 'At this stage, coaching has dates, so it does not have to wait for a quiet week. Other practices are at different levels, from a habit to an agreed routine. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: atLeast(3, [7]),
    },
    {
      text: 'Teams at this stage usually share some basics, while much else is settled from case to case. A new hire can look up what is written but has to ask for the rest. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: [],
    },
  ],
}

function checkedBy(measure: string, when: readonly Condition[]): Variants[number] {
  return {
    text: `In these answers, programs have a check before they have a written plan. ${measure} show whether programs worked. Which priority each one serves is not in writing, so two teams may look at the same result and draw two different conclusions from it.`,
    when,
    lacks: [2],
  }
}
