import { AT_BOTH_ENDS, atLeast, atMost, byMeasure } from './variants.ts'
import type { Meaning } from './variants.ts'

const RESULTS_NOT_SHOWN = atMost(3, [10])
const PLAN_WITHOUT_RESULTS = [...atLeast(4, [2]), ...RESULTS_NOT_SHOWN]
const NO_APPROVED_PLAN = atMost(3, [2])
const RESULTS_WITHOUT_PLAN = [...atLeast(4, [10]), ...NO_APPROVED_PLAN]

export const STRATEGIC_MEANING: Meaning = {
  means:
    'Strategic means an average answer near D: practices that are approved, checked or built on data.',
  subtitle: [
    { text: 'Many practices far along, a few at the start', when: AT_BOTH_ENDS },
    {
      text: 'Planned with leaders, and results are checked',
      when: atLeast(4, [1, 2, 10]),
      praises: [1, 2, 10],
    },
    {
      text: 'Leaders back the plan, and results are checked',
      when: atLeast(4, [2, 10]),
      praises: [2, 10],
    },
    {
      text: 'Leaders back the plan, but sales results are not shown',
      when: PLAN_WITHOUT_RESULTS,
      praises: [2],
      lacks: [10],
    },
    {
      text: 'Results are checked, but no plan is approved',
      when: RESULTS_WITHOUT_PLAN,
      praises: [10],
      lacks: [2],
    },
    {
      text: 'Many shared practices, but sales results are not shown',
      when: RESULTS_NOT_SHOWN,
      lacks: [10],
    },
    { text: 'Many shared practices, but no plan is approved', when: NO_APPROVED_PLAN, lacks: [2] },
    {
      text: 'Many shared practices, and leaders back the plan',
      when: atLeast(4, [2]),
      praises: [2],
    },
    {
      text: 'Many shared practices, and results are checked',
      when: atLeast(4, [10]),
      praises: [10],
    },
    { text: 'Many shared practices, several well developed', when: [] },
  ],
  description: [
    {
      text: 'Many practices here are at the top of their scale, and a few are at the start. The score between them is an average that describes neither. Leaders who hear of the high ones may not expect the low ones, so it helps to show them both.',
      when: AT_BOTH_ENDS,
    },
    {
      text: 'leaders stand by the enablement plan, and results are looked for in calls, deals or sales figures. The cost is leaders’ time: they approve each change. Leaders who back a plan tend to ask what it changed, and there is something to show them.',
      when: atLeast(4, [2, 10]),
      praises: [2, 10],
    },
    ...byMeasure(
      atLeast(4, [2]),
      (measure) =>
        `leaders stand by the enablement plan. Its programs are judged by ${measure}, so what they change in calls, deals or sales is not known yet. Leaders who back a plan tend to ask what it changed, and they believe a change that they can see in their own figures.`,
      [2],
    ),
    {
      text: 'leaders stand by the enablement plan, and someone follows up on coaching. The price can be leaders’ time and more content versions than people use. Leaders who back a plan tend to ask what it changed, so it helps to have one example ready for each practice.',
      when: [...atLeast(4, [2, 7]), ...atLeast(3, [6]), ...atMost(3, [12])],
      praises: [2, 7],
    },
    {
      text: 'results are looked for in calls, deals or sales figures, so leaders can see which program was followed by a change. Sales leaders have not approved a written plan. A busy quarter can still push aside even a program with results to show.',
      when: RESULTS_WITHOUT_PLAN,
      praises: [10],
      lacks: [2],
    },
    ...byMeasure(
      [],
      (measure) =>
        `many practices are in place, and several go well beyond the basics. Programs are judged by ${measure}, so what they change in calls, deals or sales is not known yet. Leaders tend to ask for that, and they believe a change that they can see in their own figures.`,
    ),
    {
      text: 'many practices are in place, and several go well beyond the basics. Sales leaders have not approved a written plan that says what each one is for. So a busy quarter can still push one of them aside.',
      when: NO_APPROVED_PLAN,
      lacks: [2],
    },
    {
      text: 'leaders stand by the enablement plan, and several practices go well beyond the basics. The cost is leaders’ time: they approve each change. Leaders who back a plan tend to ask what it changed, so it helps to have one example ready for each practice.',
      when: atLeast(4, [2]),
      praises: [2],
    },
    {
      text: 'many practices are in place, and results are looked for in calls, deals or sales figures. So leaders can see which program was followed by a change. The same figures help when two programs compete for a quarter, and leaders have to choose between them.',
      when: atLeast(4, [10]),
      praises: [10],
    },
    {
      text: 'many practices are in place, and several go well beyond the basics. Leaders tend to notice this and ask what it changes. So it helps to have one example ready for each practice, such as a rep who sells in a new way or a deal that went differently.',
      when: [],
    },
  ],
}
