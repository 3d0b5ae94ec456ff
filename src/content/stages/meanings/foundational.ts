import type { Condition } from '../../../domain/report/condition.ts'
import { AT_BOTH_ENDS, atLeast, atMost, byPriority, exactly } from './variants.ts'
import type { Meaning, Variants } from './variants.ts'

const BASICS_WITHOUT_COACHING = [...exactly(2, [3, 4]), ...atMost(2, [7])]
const PLAN_WITHOUT_COACHING = [...atLeast(3, [2]), ...atMost(2, [7])]
const COACHING_IS_AGREED = atLeast(3, [7])
const PROGRAMS_ARE_CHECKED = atLeast(3, [10])
const NO_SCHEDULE_OR_RESULTS = atMost(2, [7, 10])
const NO_SCHEDULE = atMost(2, [7])

export const FOUNDATIONAL_MEANING: Meaning = {
  means: 'Foundational means an average answer near B: practices that are shared, but informal.',
  subtitle: [
    { text: 'Some practices far along, others at the start', when: AT_BOTH_ENDS },
    {
      text: 'Shared basics, but coaching times up to each manager',
      when: BASICS_WITHOUT_COACHING,
      lacks: [7],
    },
    {
      text: 'Written priorities, but coaching times up to each manager',
      when: PLAN_WITHOUT_COACHING,
      praises: [2],
      lacks: [7],
    },
    ...byPriority(COACHING_IS_AGREED, (_, short) => `A coaching schedule, but ${short}`, {
      praises: [7],
    }),
    ...byPriority(PROGRAMS_ARE_CHECKED, (_, short) => `Programs are checked, but ${short}`, {
      praises: [10],
    }),
    ...byPriority(
      NO_SCHEDULE_OR_RESULTS,
      (_, short) => `Coaching times up to each manager, and ${short}`,
      { lacks: [7] },
    ),
    ...byPriority([], (_, short) => `Some practices in place, but ${short}`),
    {
      text: 'Some practices in place, but coaching has no agreed dates',
      when: NO_SCHEDULE,
      lacks: [7],
    },
    {
      text: 'Written priorities and a coaching schedule in place',
      when: atLeast(3, [2, 7]),
      praises: [2, 7],
    },
    {
      text: 'Written priorities, other practices at different levels',
      when: atLeast(3, [2]),
      praises: [2],
    },
    {
      text: 'A coaching schedule, other practices at different levels',
      when: atLeast(3, [7]),
      praises: [7],
    },
    {
      text: 'Programs get checked, other practices at different levels',
      when: atLeast(3, [10]),
      praises: [10],
    },
    { text: 'Some practices in place, others settled case by case', when: [] },
  ],
  description: [
    {
      text: 'Some practices here are at the top of their scale, and more of them are at the start. The score between them is an average that describes neither. So read the twelve answers before the number, and write down how the high ones came about.',
      when: AT_BOTH_ENDS,
    },
    {
      text: 'a new hire finds some basics ready, such as a standard set of content and a message to adapt. How they are used is up to each team, and the manager still decides when a rep is coached. So two teams can start from the same page and work in two different ways.',
      when: BASICS_WITHOUT_COACHING,
      lacks: [7],
    },
    {
      text: 'written priorities are there before a coaching schedule. What each program is for can be looked up, so a newcomer can read it. When a rep is coached is still up to each manager, so a skill that a program needs may reach one team months before another.',
      when: PLAN_WITHOUT_COACHING,
      praises: [2],
      lacks: [7],
    },
    {
      text: 'coaching has a schedule before programs have written priorities. Sessions do not have to wait for a quiet week. But two managers may coach toward two different goals, each for a reason.',
      when: [...COACHING_IS_AGREED, ...atMost(2, [2])],
      praises: [7],
      lacks: [2],
    },
    checkedBy('in calls, deals or sales figures', atLeast(4, [10])),
    checkedBy('by scores on tests or skill checks', exactly(3, [10])),
    ...byPriority(
      [...NO_SCHEDULE_OR_RESULTS, ...atMost(4, [11])],
      (said) =>
        `what steers the work is often settled between people rather than on paper. The manager decides when a rep is coached, programs are judged without a test, and ${said}. That can work until people change teams, and take what they know with them.`,
      { lacks: [7] },
    ),
    ...byPriority(
      [],
      (said) =>
        `some practices are in place, but ${said}. A newcomer who asks what a program is for may hear two answers. So when a priority changes, one team may drop a program that another team keeps.`,
    ),
    {
      text: 'some practices are shared, but when a rep is coached is left open. In a quiet month, a rep may be coached each week, and in a busy one not once. So a skill may be coached on one team and left alone on the next.',
      when: NO_SCHEDULE,
      lacks: [7],
    },
    {
      text: 'two practices that others build on are agreed: each program has its priority in writing, and coaching has dates. A new hire can look up both. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: atLeast(3, [2, 7]),
      praises: [2, 7],
    },
    {
      text: 'each program has its priority in writing, so a newcomer can read what it is for. Other practices are at different levels, from a habit to an agreed routine. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: atLeast(3, [2]),
      praises: [2],
    },
    {
      text: 'coaching has dates, so it does not have to wait for a quiet week. Other practices are at different levels, from a habit to an agreed routine. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: atLeast(3, [7]),
      praises: [7],
    },
    {
      text: 'some basics are shared, while much else is settled from case to case. A new hire can look up what is written but has to ask for the rest. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: [],
    },
  ],
}

function checkedBy(where: string, when: readonly Condition[]): Variants[number] {
  return {
    text: `programs are checked ${where}, but nothing in writing says what they are for. So two teams may look at the same result and draw two different conclusions from it.`,
    when: [...when, ...atMost(2, [2])],
    praises: [10],
    lacks: [2],
  }
}
