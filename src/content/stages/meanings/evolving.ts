import { AT_BOTH_ENDS, atLeast, atMost, byMeasure, byPriority, exactly } from './variants.ts'
import type { Meaning } from './variants.ts'

const SHARED_WITHOUT_CHECKS = [...atLeast(3, [2]), ...exactly(3, [5, 8]), ...atMost(3, [7, 10, 11])]
const BOTH_SHOWN = atLeast(4, [7, 10])
const COACHING_UNCHECKED = [...exactly(3, [7]), ...atMost(4, [8])]
const COACHING_OPEN = atMost(2, [7])
const RESULTS_SHOWN = atLeast(4, [10])
const RESULTS_NOT_SHOWN = atMost(3, [10])
const PRIORITIES_AND_DATES = atLeast(3, [2, 7])

export const EVOLVING_MEANING: Meaning = {
  means: 'Evolving means an average answer near C: practices that are agreed or scheduled.',
  subtitle: [
    { text: 'Some practices far along, others at the start', when: AT_BOTH_ENDS },
    {
      text: 'Shared practices, with few checks on their use',
      when: SHARED_WITHOUT_CHECKS,
      lacks: [7],
    },
    { text: 'Coaching sessions and results can be shown', when: BOTH_SHOWN, praises: [7, 10] },
    {
      text: 'Coaching is checked, but sales results are not',
      when: [...atLeast(4, [7]), ...RESULTS_NOT_SHOWN],
      praises: [7],
      lacks: [10],
    },
    {
      text: 'Results are checked, but coaching sessions are not',
      when: [...RESULTS_SHOWN, ...COACHING_UNCHECKED],
      praises: [10],
      lacks: [7],
    },
    {
      text: 'Results are checked, but coaching has no agreed dates',
      when: [...RESULTS_SHOWN, ...COACHING_OPEN],
      praises: [10],
      lacks: [7],
    },
    {
      text: 'Coaching has dates, but is not checked yet',
      when: COACHING_UNCHECKED,
      lacks: [7],
    },
    {
      text: 'Several shared practices, but coaching times up to each manager',
      when: COACHING_OPEN,
      lacks: [7],
    },
    ...byPriority([], (_, short) => `Several shared practices, but ${short}`),
    {
      text: 'Several shared practices, but sales results are not shown',
      when: RESULTS_NOT_SHOWN,
      lacks: [10],
    },
    { text: 'Results are checked in calls, deals or figures', when: RESULTS_SHOWN, praises: [10] },
    { text: 'Coaching sessions take place and can be shown', when: atLeast(4, [7]), praises: [7] },
    {
      text: 'Priorities are in writing, and coaching has dates',
      when: PRIORITIES_AND_DATES,
      praises: [2, 7],
    },
    {
      text: 'Several shared practices, coaching dates among them',
      when: atLeast(3, [7]),
      praises: [7],
    },
    {
      text: 'Several shared practices, priorities are in writing',
      when: atLeast(3, [2]),
      praises: [2],
    },
    { text: 'Several shared practices are in place', when: [] },
  ],
  description: [
    {
      text: 'Some practices here are at the top of their scale, and others are at the start. The score between them is an average that describes neither. So read the twelve answers before the number, and ask the people who run the high ones how they got there.',
      when: AT_BOTH_ENDS,
    },
    {
      text: 'written priorities, a training calendar and a coaching guide are shared. What is often missing is a check that people use them, so it is hard to tell which programs change how reps sell. Next, pick one practice and count how often it happened last month.',
      when: SHARED_WITHOUT_CHECKS,
      lacks: [7],
    },
    {
      text: 'coaching sessions and results can both be shown. It is known whether sessions took place and what changed in calls, deals or sales figures. The next question is whether the two are linked: did a coached skill lead to the change?',
      when: BOTH_SHOWN,
      praises: [7, 10],
    },
    ...byMeasure(
      atLeast(4, [7]),
      (measure) =>
        `it is known whether coaching sessions take place. Programs are judged by ${measure}, so what they change in calls, deals or sales figures is harder to say. A coached skill may well turn up in sales later on, but no check would show that.`,
      [7],
    ),
    {
      text: 'results are looked for in calls, deals or sales figures. Whether a rep was coached last month is harder to say, because the sessions go unchecked. So when a figure moves, it is hard to tell whether coaching had a part in it.',
      when: [...RESULTS_SHOWN, ...COACHING_UNCHECKED],
      praises: [10],
      lacks: [7],
    },
    {
      text: 'results are looked for in calls, deals or sales figures. Whether a rep was coached last month is harder to say, because coaching has no agreed schedule. So when a figure moves, it is hard to tell whether coaching had a part in it.',
      when: [...RESULTS_SHOWN, ...COACHING_OPEN],
      praises: [10],
      lacks: [7],
    },
    {
      text: 'coaching has its dates, but it is not checked yet. Sessions follow an agreed schedule, and those that are missed can go unnoticed until a rep speaks up. Next, pick one practice and count how often it happened last month.',
      when: COACHING_UNCHECKED,
      lacks: [7],
    },
    {
      text: 'several practices are in place, but coaching has no agreed schedule. When a rep is coached is up to each manager, and a busy month can push it aside. So the same skill may be coached on one team and left alone on the next.',
      when: COACHING_OPEN,
      lacks: [7],
    },
    {
      text: 'several practices are in place, but programs run without a named priority. So when one program has to stop, nothing shows which. Two leaders may want to keep two different ones, and both can have their reasons.',
      when: exactly(1, [2]),
      lacks: [2],
    },
    {
      text: 'several practices are in place, but which priority each program serves is not in writing. People who started a program may know it, and others have to ask. So two leaders may tie the same program to two different priorities without noticing.',
      when: exactly(2, [2]),
      lacks: [2],
    },
    ...byMeasure(
      [],
      (measure) =>
        `several practices are in place and in use. Programs are judged by ${measure}, so what they change in calls, deals or sales figures is harder to say. One without effect can then run for just as long as one that works.`,
    ),
    {
      text: 'several practices are in place, and results are looked for in calls, deals or sales figures. So you can tell which programs were followed by a change. The same check shows which practice to work on next.',
      when: RESULTS_SHOWN,
      praises: [10],
    },
    {
      text: 'several practices are in place, and it is known whether coaching sessions take place. That can be shown to anyone who asks. The same kind of proof helps other work: pick one practice and count how often it happened last month.',
      when: atLeast(4, [7]),
      praises: [7],
    },
    {
      text: 'each program’s priority is in writing, and coaching has its dates. So two practices that others build on are agreed, and people can look them up. Next, pick one practice and count how often it happened last month.',
      when: PRIORITIES_AND_DATES,
      praises: [2, 7],
    },
    {
      text: 'several practices are in place, while others are settled as they come up. A practice that people agreed on can be looked up by those who join the team later. Next, pick one practice and count how often it happened last month.',
      when: [],
    },
  ],
}
