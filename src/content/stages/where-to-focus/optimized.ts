import type { Pool } from '../pool.ts'

/** Answers at A or B are rare exceptions here; most lines prove, hand over, extend or simplify. */
export const OPTIMIZED_FOCUS: Pool = {
  1: {
    'A-B':
      'Bring enablement in once goals and dates are final, because late starts undo work elsewhere.',
    'C-D':
      'Move your part in planning toward the first draft, because goals are cheapest to shape there.',
    E: 'Show what your early part in planning changed, because a new leader will ask.',
  },
  2: {
    'A-B':
      'Put a named priority beside each program in writing, because your evidence needs an aim.',
    'C-D':
      'Let sales leaders reset the plan as priorities shift, because an old plan loses authority.',
    E: 'Protect the reset rule in writing, so the plan survives a change of leader.',
  },
  3: {
    'A-B': 'Agree on one message and train it, because it is the exception among your answers.',
    'C-D':
      'Extend message updates to recorded customer feedback, because internal reviews miss what customers say.',
    E: 'Check ten recorded calls for the current message, because an update can miss a team.',
  },
  4: {
    'A-B': 'Sort content by group of reps, because little else in your answers is this low.',
    'C-D':
      'Use skill or deal data beside the current choice of content, so it outlasts single managers.',
    E: 'Cut suggestions that reps ignore, because tailoring can cost more than it returns.',
  },
  5: {
    'A-B':
      'Set training dates after onboarding, because your higher answers assume that reps keep learning.',
    'C-D':
      'Let skill checks choose each rep’s next session, because shared dates treat reps alike.',
    E: 'Check whether the chosen sessions raised the next score, because tailoring takes effort.',
  },
  6: {
    'A-B': 'Make content sets for main roles, because it is the plainest gap among your answers.',
    'C-D': 'Widen content sets to service or partners, because they talk to the same customers.',
    E: 'Retire versions that see little use, because each one has to be kept current.',
  },
  7: {
    'A-B': 'Put coaching on an agreed schedule, because this gap undoes progress made elsewhere.',
    'C-D':
      'Use session records to set coaching topics, because held sessions do not prove progress.',
    E: 'Train a successor for whoever reads session records, because the method lives with few people.',
  },
  8: {
    'A-B':
      'Train managers on a coaching guide, because your other practices reach reps through them.',
    'C-D':
      'Add feedback on watched sessions each quarter, because training alone does not show results.',
    E: 'Extend watched sessions to new managers from the start, so the habit outlives today’s team.',
  },
  9: {
    'A-B':
      'Add practice in the weeks after training, because carefully chosen programs deserve it.',
    'C-D': 'Link guides to set deal stages, so help arrives without a search or a reminder.',
    E: 'Check which guides reps close unread, because prompts at each stage can become noise.',
  },
  10: {
    'A-B':
      'Add a skill check to each program, because confidence without a measure is hard to defend.',
    'C-D':
      'Compare sales figures with a recorded baseline, because success without one stays a claim.',
    E: 'Have revenue operations repeat one comparison, because self-ratings tend to run high.',
  },
  11: {
    'A-B': 'Rank new work with leaders, because one open door lets urgent requests back in.',
    'C-D': 'Ask for the expected effect on a sales result, because popular work may change little.',
    E: 'Compare expected effects with what happened, so the next choice learns from the last.',
  },
  12: {
    'A-B':
      'Add two review dates a year, because unchecked content wears down what works elsewhere.',
    'C-D':
      'Shorten the time between reviews of the busiest content, because small repairs are cheaper.',
    E: 'Keep monthly reviews cheap, because costly upkeep is the first thing to slip.',
  },
}
