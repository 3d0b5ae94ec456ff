import { AT_BOTH_ENDS, atLeast, atMost, exactly } from './variants.ts'
import type { Meaning } from './variants.ts'

const BASICS_WITHOUT_COACHING = [...exactly(2, [3, 4]), ...atMost(2, [7])]
const PLAN_WITHOUT_COACHING = [...atLeast(3, [2]), ...atMost(2, [7])]
const COACHING_WITHOUT_PLAN = [...atLeast(3, [7]), ...atMost(2, [2])]
const CHECKS_ALONE = [...atLeast(3, [10]), ...atMost(2, [2, 7])]
const NONE_OF_THREE = atMost(2, [2, 7, 10])

export const FOUNDATIONAL_MEANING: Meaning = {
  subtitle: [
    { text: 'Some practices far along, others at the start', when: AT_BOTH_ENDS },
    { text: 'Shared basics, coaching times up to each manager', when: BASICS_WITHOUT_COACHING },
    { text: 'A written plan, coaching times up to each manager', when: PLAN_WITHOUT_COACHING },
    { text: 'A coaching schedule, priorities not yet in writing', when: COACHING_WITHOUT_PLAN },
    { text: 'Programs get checked, priorities are not in writing', when: CHECKS_ALONE },
    { text: 'Priorities unwritten, coaching times up to each manager', when: NONE_OF_THREE },
    { text: 'Some practices are further along than others', when: [] },
  ],
  description: [
    {
      text: 'Some practices here are at the top of their scale, and more of them are at the start. The score between them is an average that describes neither. So read the twelve answers before the number, and write down how the high ones came about.',
      when: AT_BOTH_ENDS,
    },
    {
      text: 'At this stage, a new hire finds some basics ready, such as a standard set of content and a message to adapt. How they are used is up to each team, and the manager still decides when a rep is coached. So two teams can start from the same page and work in two different ways.',
      when: BASICS_WITHOUT_COACHING,
    },
    {
      text: 'At this stage, the written plan is often there before a coaching schedule. What each program is for is in writing, so a newcomer can read it. When a rep is coached is still up to each manager, so a skill that the plan asks for may reach one team months before another.',
      when: PLAN_WITHOUT_COACHING,
    },
    {
      text: 'At this stage, a coaching schedule is often there before a written plan. Coaching has dates, so it does not have to wait for a quiet week. Which priority each program serves is not in writing yet, so managers of two teams may coach the same skill for two different reasons, or leave it out.',
      when: COACHING_WITHOUT_PLAN,
    },
    {
      text: 'At this stage, programs often have a check before they have a written plan. Test scores, calls or sales figures show whether they worked. Which priority they serve is not in writing, and when to coach is up to each manager, so each team may draw its own conclusion from a result.',
      when: CHECKS_ALONE,
    },
    {
      text: 'At this stage, what steers the work is often settled between people rather than on paper. Which priority a program serves is not in writing, the manager decides when a rep is coached, and comments, attendance or ratings stand in for results. That can work until people change teams, and take what they know with them.',
      when: [...NONE_OF_THREE, ...atMost(4, [11])],
    },
    {
      text: 'Teams at this stage usually share some basics, while much else is settled from case to case. A new hire can look up the basics but has to ask around for the rest. What is on paper stays when people change teams, and what is in somebody’s head goes with them.',
      when: [],
    },
  ],
}
