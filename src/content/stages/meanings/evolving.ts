import { AT_BOTH_ENDS, atLeast, atMost, exactly } from './variants.ts'
import type { Meaning } from './variants.ts'

const SHARED_WITHOUT_CHECKS = [...atLeast(3, [2]), ...exactly(3, [5, 8]), ...atMost(3, [7, 10, 11])]
const BOTH_SHOWN = atLeast(4, [7, 10])
const COACHING_SHOWN = [...atLeast(4, [7]), ...atMost(3, [10])]
const COACHING_UNCHECKED = [...exactly(3, [7]), ...atMost(3, [10]), ...atMost(4, [8])]
const COACHING_OPEN = [...atMost(2, [7]), ...atMost(3, [10])]
const RESULTS_SHOWN = [...atLeast(4, [10]), ...atMost(3, [7]), ...atMost(4, [8])]

export const EVOLVING_MEANING: Meaning = {
  subtitle: [
    { text: 'Some practices far along, others at the start', when: AT_BOTH_ENDS },
    { text: 'Shared practices, with few checks on their use', when: SHARED_WITHOUT_CHECKS },
    { text: 'Coaching sessions and results can be shown', when: BOTH_SHOWN },
    { text: 'Coaching sessions can be shown, sales results not yet', when: COACHING_SHOWN },
    { text: 'Results are checked, coaching sessions are not', when: RESULTS_SHOWN },
    { text: 'Coaching has dates, but is not checked yet', when: COACHING_UNCHECKED },
    { text: 'Several shared practices, coaching times up to each manager', when: COACHING_OPEN },
    { text: 'Several shared practices are in place', when: [] },
  ],
  description: [
    {
      text: 'Some practices here are at the top of their scale, and others are at the start. The score between them is an average that describes neither. So read the twelve answers before the number, and ask the people who run the high ones how they got there.',
      when: AT_BOTH_ENDS,
    },
    {
      text: 'Most teams at this stage share a plan, a training calendar and a coaching guide. What is often missing is a check that people use them, so it is hard to tell which programs change how reps sell. An agreed practice counts for more once somebody can show that it happened last month.',
      when: SHARED_WITHOUT_CHECKS,
    },
    {
      text: 'At this stage, coaching sessions and results can both be shown. It is known whether sessions took place and what changed in calls, deals or sales figures. Still open is whether the two are linked: whether a skill that was coached led to the change.',
      when: BOTH_SHOWN,
    },
    {
      text: 'At this stage, it is known whether coaching sessions take place. What programs change in calls, deals or sales figures is harder to say, because comments, attendance or test scores tell one part of it. So a coached skill may show up in sales without anyone looking for it there.',
      when: COACHING_SHOWN,
    },
    {
      text: 'At this stage, results are looked for in calls, deals or sales figures. Whether a rep was coached last month is harder to say, because the sessions go unchecked. So when a figure moves, it is hard to tell whether coaching had a part in it.',
      when: RESULTS_SHOWN,
    },
    {
      text: 'At this stage, coaching often has its dates before anyone looks at its results. Sessions follow a schedule, but those that are missed can go unnoticed, and programs are judged by comments, attendance or test scores. An agreed practice counts for more once somebody can show that it happened last month.',
      when: COACHING_UNCHECKED,
    },
    {
      text: 'At this stage, several practices are in place, but coaching has no agreed schedule. When a rep is coached is up to each manager, and programs are judged by comments, attendance or test scores. So a skill can be taught without anyone looking for it in a deal.',
      when: COACHING_OPEN,
    },
    {
      text: 'At this stage, several practices are in place. They hold as long as people have time for them, and in a busy month or quarter, some of them may go unused. An agreed practice counts for more once somebody can show that it happened last month.',
      when: [],
    },
  ],
}
