import type { Pool } from '../pool.ts'

/** Answers at A or B are rare exceptions here; most lines prove, hand over, extend or simplify. */
export const OPTIMIZED_FOCUS: Pool = {
  1: {
    A: 'Put reps’ needs for the next launch on one page, because a late start undoes work.',
    B: 'Get goals and dates handed over once final, because a late start undoes other work.',
    C: 'Bring enablement into the meetings that set goals, because final dates leave it little room.',
    D: 'Move enablement’s part in planning toward the first draft, because goals are cheapest to shape there.',
    E: 'Keep showing what an early part in planning changed, because a new leader may ask.',
  },
  2: {
    A: 'Write a priority beside each program, because reps can be trained for last year’s goal.',
    B: 'Write priorities down with their programs, because reps can be trained for last year’s goal.',
    C: 'Have sales leaders approve the written plan, because a plan without their names is easily dropped.',
    D: 'Have sales leaders reopen the plan when priorities move, because reps prepare for what it says.',
    E: 'Check how fast the plan follows changed priorities, because reps can go on with old goals.',
  },
  3: {
    'A-B':
      'Train one agreed message, because customers notice when two teams tell different stories.',
    C: 'Review the agreed message on set dates with each team, because customers’ questions keep changing.',
    D: 'Let recorded customer feedback change the agreed message, because what customers ask keeps changing.',
    E: 'Check which feedback caused the last message changes, because opinions creep in.',
  },
  4: {
    'A-B': 'Give new and experienced reps content chosen for them, because their questions differ.',
    C: 'Choose one piece of content for each rep’s skill gap, so it meets a known need.',
    D: 'Let skill or deal data choose one team’s content, because managers’ notes go out of date.',
    E: 'Ask five reps whether content fit their skill or deal, so tailoring stays worth it.',
  },
  5: {
    'A-B': 'Set training dates after onboarding, so experienced reps keep learning, too.',
    C: 'Add a skill check to each scheduled session, because sitting through one shows no skill.',
    D: 'Let skill checks choose each rep’s next session, because a shared session misses individual gaps.',
    E: 'Check whether the chosen sessions raised the next score, because tailoring takes effort.',
  },
  6: {
    A: 'Sort content into deal stages, because one set serves some meetings better than others.',
    B: 'Gather the pieces made for each main role, because one made on request reaches few.',
    C: 'Sort content by both role and deal stage, so reps rework less before a meeting.',
    D: 'Extend content sets to service or partners, because they talk to the same customers.',
    E: 'Check how long people look for a piece, because many sets can hide it.',
  },
  7: {
    'A-B':
      'Put coaching on an agreed schedule, because a busy quarter pushes out what has no date.',
    C: 'Have someone count the sessions held, because a schedule shows plans and not coaching.',
    D: 'Use session records to set coaching topics, because held sessions do not prove progress.',
    E: 'Ask reps what they changed after coaching, because records show topics and not results.',
  },
  8: {
    'A-B': 'Train managers on a coaching guide, because new programs reach reps through them.',
    C: 'Plan coaching training for managers each quarter, because what a guide teaches can fade.',
    D: 'Add feedback on watched sessions each quarter, because training does not show how a manager coaches.',
    E: 'Ask managers what they changed after feedback, because feedback can pass without effect.',
  },
  9: {
    A: 'Add practice in daily work, because programs should not rest on memory and notes.',
    B: 'Have managers follow up on training, because slides or a recording do not show use.',
    C: 'Put a guide into the tools reps use, because follow-up ends after a few weeks.',
    D: 'Link guides to fixed deal stages, so help arrives without a search or a reminder.',
    E: 'Check which guides reps close unread, because prompts at each stage can become noise.',
  },
  10: {
    A: [
      {
        text: 'Judge programs by skill scores, because comments are hard to defend in a budget meeting.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'Use the skill checks reps already take to judge programs, because comments prove little.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    B: [
      {
        text: 'Judge programs by skill scores, because turnout is hard to defend in a budget meeting.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'Use the skill checks reps already take to judge programs, because turnout proves little.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    C: 'Count one trained skill in real calls, because a passed test does not prove a habit.',
    D: 'Compare sales figures with a recorded baseline, because success without one stays a claim.',
    E: 'Have the owner of the sales figures check one comparison, because leaders question unconfirmed figures.',
  },
  11: {
    'A-B': 'Rank new work with leaders, because one request or one view can outweigh the others.',
    C: 'Put usage or feedback figures into the ranking, because leaders cannot see each problem.',
    D: 'Ask for the expected effect on a sales result, because popular work may change little.',
    E: 'Compare expected effects with what happened, so the next choice learns from the last.',
  },
  12: {
    A: 'Set two review dates a year, because reps build on content that may be old.',
    B: 'Add a second review date each year, because content can go out of date within months.',
    C: 'Move reviews from twice a year to each quarter, so old content is retired sooner.',
    D: 'Shorten the time between reviews of the most-used content, because small fixes are cheaper.',
    E: 'Check what recent reviews changed, because a review that changes nothing costs time.',
  },
}
