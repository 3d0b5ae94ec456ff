import type { Pool } from '../pool.ts'

/** An answer at A or B stands far below the average of this stage, and its line says so. */
export const STRATEGIC_FOCUS: Pool = {
  1: {
    A: 'Show leaders one page on what reps will need, because programs cannot recover lost weeks.',
    B: 'Get goals and dates handed over once final, because programs cannot recover lost weeks.',
    C: 'Get a seat where leaders set goals, because early advice costs less than late repair.',
    D: 'Extend enablement’s part in planning to the first draft, because early goals tend to stay.',
    E: 'Keep a record of what early enablement input changed, so leaders see its worth.',
  },
  2: {
    A: 'Write a priority beside each program on one page, so leaders can weigh trade-offs.',
    B: 'Write priorities and the programs for each on one page, so leaders can weigh trade-offs.',
    C: 'Put the written plan up for approval by sales leaders, so they stand by its choices.',
    D: 'Keep the approved plan open to changes, because reps can be trained for an old priority.',
    E: 'Check that each update of the plan reaches managers, because a change can get lost.',
  },
  3: {
    A: 'Train one agreed message across teams, because leaders can check calls against one wording only.',
    B: 'Train one agreed message across teams, because leaders cannot check wording that differs by team.',
    C: 'Review the agreed message on dates with sales, marketing and service, because products change.',
    D: 'Add recorded customer feedback to message reviews, because customers’ questions change between reviews.',
  },
  4: {
    'A-B':
      'Give new and experienced reps different content, so less selling time goes to searching.',
    C: 'Have managers choose one piece for each rep’s gap, because reps in a group differ.',
    D: 'Let skill or deal data choose content, so the gaps that managers note get tested.',
    E: 'Ask reps whether the content that data chose fit, because numbers miss context.',
  },
  5: {
    'A-B': 'Set training dates for the next quarter with leaders, so team time is reserved.',
    C: 'Attach a skill check to each scheduled session, so leaders see gaps before a program ends.',
    D: 'Use skill-check results to choose each rep’s next session, because gaps differ within a team.',
  },
  6: {
    A: 'Sort content by deal stage, because one set cannot fit each deal.',
    B: 'Gather role pieces into content sets, because pieces made on request reach few.',
    C: 'Plan content by role and deal stage together, so a missing piece stands out.',
    D: 'Extend deal-stage sets to service or partners, so customers meet one standard.',
  },
  7: {
    'A-B': 'Agree on coaching dates for each team, because skills need coaching to last.',
    C: 'Report how many scheduled coaching sessions took place, so leaders can act on the gaps.',
    D: 'Let notes from sessions set the next coaching topic, so advice is not repeated.',
    E: 'Show leaders one skill that coaching from records improved, so they keep asking for it.',
  },
  8: {
    'A-B':
      'Train managers on a one-page coaching guide, because managers bring each program to reps.',
    C: 'Train managers on coaching each quarter, because training on a guide fades with time.',
    D: 'Add observed sessions to manager training, because feedback shows what a course cannot.',
  },
  9: {
    'A-B': 'Plan follow-up on one skill reps have learned, because what people learn once fades.',
    C: 'Put a guide inside the tool reps use most, because help belongs near the deal.',
    D: 'Link guides to deal stages, because reps can then act without a search.',
  },
  10: {
    'A-B': [
      {
        text: 'Judge each program by skill scores, because skills change before a sales result does.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'Judge each program by the skill checks already taken, because sales results come later.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    C: 'Count one trained skill in recorded calls, because a test shows less than a call.',
    D: 'Compare results with a recorded baseline, because a lucky quarter can look like success.',
    E: 'Show leaders the baseline comparison, so they back work on the lowest answers.',
  },
  11: {
    'A-B': 'Have leaders rank enablement work together, so the order holds under pressure.',
    C: 'Bring feedback or usage data to the ranking, so leaders weigh evidence beside opinion.',
    D: 'Add the expected effect on a sales result to the ranking, so choices can be tested.',
  },
  12: {
    'A-B': 'Schedule two reviews a year, because old claims can stay in use.',
    C: 'Review each quarter, with a decision on each file, because old files pile up.',
    D: 'Add a short monthly review of most-opened pieces, because reps show them between reviews.',
    E: 'Keep monthly reviews short, so time stays free for the lowest answers.',
  },
}
