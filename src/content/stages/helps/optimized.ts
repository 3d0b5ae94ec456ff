import type { Pool } from '../pool.ts'

export const OPTIMIZED_HELPS: Pool = {
  1: {
    'A-C': 'A notice lets enablement know when a new plan is started.',
    'D-E': 'An archive of past plans shows what enablement input changed over the years.',
  },
  2: {
    'A-B': 'A start form keeps programs without a written priority from going ahead.',
    C: 'An approval step gives sales leaders each new version of the plan to sign.',
    'D-E': 'An automatic notice reminds leaders to reopen the plan when a priority moves.',
  },
  3: {
    'A-C': 'A change notice gives each team new wording on the day it is agreed.',
    'D-E': 'A search across recorded calls shows which wording teams really use.',
  },
  4: {
    'A-B': 'A rule on role and experience gives each group its set automatically.',
    C: 'A gap field in the rep’s profile keeps each manager’s note beside the content chosen.',
    D: 'A deal view shows managers what data says beside the gap they noted.',
    E: 'An automatic alert shows content that reps have stopped opening.',
  },
  5: {
    'A-B': 'A repeating training calendar keeps dates open for reps past onboarding.',
    C: 'A short skill check after each session shows what reps still need to learn.',
    'D-E': 'An individual learning path keeps each rep’s next session in step with skill checks.',
  },
  6: {
    'A-C': 'A content filter shows each role its own set for the deal at hand.',
    'D-E': 'A version count shows which sets take more upkeep than their use is worth.',
  },
  7: {
    'A-B': 'A repeating invitation keeps a coaching date open for each rep.',
    C: 'An automatic count of sessions shows leaders gaps before the quarter ends.',
    D: 'A topic suggestion from session records gives managers ideas and leaves the coaching to them.',
    E: 'A search across session records shows managers what was said about a skill before.',
  },
  8: {
    'A-C': 'A course plan gives new managers coaching training without a reminder.',
    'D-E': 'A library of recorded coaching keeps examples for managers who join later.',
  },
  9: {
    'A-C': 'A prompt in the CRM shows a guide when a trained skill first matters.',
    'D-E': 'A usage trend shows which guides reps skip, so unused guides can be cut.',
  },
  10: {
    A: [
      {
        text: 'An automatic skill check after each program keeps scores beside comments.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'An automatic report keeps the skill checks reps take beside comments.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    B: [
      {
        text: 'An automatic skill check after each program keeps scores beside attendance.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'An automatic report keeps the skill checks reps take beside attendance.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    C: 'An automatic count shows how often a trained skill comes up in calls.',
    D: 'An automatic baseline keeps the sales figure from the day each program starts.',
    E: 'An early warning shows a drop in results, so you can ask people why.',
  },
  11: {
    'A-C': 'A request form asks for the sales result expected, so leaders can weigh it.',
    'D-E': 'A track record of past work shows which kinds moved a sales figure.',
  },
  12: {
    'A-C': 'A review date on each new file keeps it from going unchecked.',
    D: 'A due date reminds owners when their most-used files need a review.',
    E: 'An upkeep report shows what reviews cost beside what they improved.',
  },
}
