import type { Openings, Said } from './said.ts'

/** Measures how planned and how individual training is after onboarding. */
export const TRAINING_AFTER_ONBOARDING: Said = {
  evidence: [
    'the last training date of a rep who joined two years ago',
    'the training calendar',
    'the results of a skill check',
  ],
  moves: {
    A: {
      symptom:
        'Experienced reps pass on what once worked, and old product facts may come with it until a customer notices.',
      action:
        'Set dates for three one-hour training sessions over three months, with one topic each.',
      needs: 'an hour of reps’ time on each of three dates',
      check: 'Three dates are on the reps’ calendars, each with its topic.',
    },
    B: {
      symptom:
        'Training waits for a product or a problem, so a gap that nobody reports can stay open for months.',
      action: 'Publish dates for one training session a month over the next quarter.',
      needs: 'one hour of reps’ time each month',
      check: 'Three dates are published, and the first is at least two weeks away.',
    },
    C: {
      symptom:
        'Sessions take place, but one without its own check does not show what reps kept, so a gap can be found late.',
      action:
        'End the next scheduled session with a ten-minute skill check, such as a recorded practice call.',
      needs: 'ten minutes at the end of the session',
      check: 'There is one result for each rep who attended.',
    },
    D: {
      symptom:
        'Skill checks show who needs what; when the next session is the same for everyone, some reps lose hours on what they can do.',
      action: 'Pick each rep’s next session from the lowest result in that rep’s last skill check.',
      needs: 'one hour of a team’s manager',
      check: 'Two reps on one team are booked for different sessions.',
    },
    E: {
      action: 'Compare the skill checks of five reps before and after a session chosen for them.',
      needs: 'the skill checks of five reps',
      check: 'Both results stand side by side for each of the five.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'Reps pick up tips on the job, so some useful ones already go around.',
      B: 'When a product or problem comes up, someone puts a session together.',
      C: 'Training dates are set in advance, so sessions do not wait for a problem.',
      D: 'Training sessions come with a skill check, so someone knows what reps can do.',
      E: 'A rep’s skill checks choose the next session, so it fits what that rep needs.',
    },
    Foundational: {
      B: 'A new product or a problem gets a training session of its own.',
      C: 'Training dates are set in advance, so reps can look up the next one.',
      D: 'Each scheduled session has a skill check, so there is a record of what reps learned.',
      E: 'Each rep’s skill checks decide what training comes next, so it fits the person.',
    },
    Evolving: {
      C: 'Training dates are set in advance, so managers and reps can plan around them.',
      D: 'Training after onboarding comes with skill checks, so gaps can be seen.',
      E: 'Skill checks choose each rep’s next session, so time goes to skills that need work.',
    },
    Strategic: {
      C: 'Training dates are fixed in advance, so leaders can attach skill checks to them.',
      D: 'Each scheduled session has a skill check, so leaders can see what reps can do.',
      E: 'Skill checks choose each rep’s next session, so no rep sits through a session they do not need.',
    },
    Optimized: {
      E: 'Skill checks decide each rep’s next session, so training time goes to real gaps.',
    },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Put training dates on the calendar, because tips reach some reps and miss others.',
    },
    Foundational: {
      A: 'Set a few training dates, so useful tips reach more reps.',
      B: 'Put training dates on a shared calendar, so learning does not wait for a problem.',
      C: 'Give each scheduled session a short skill check, so one session can build on the last.',
    },
    Evolving: {
      'A-B': 'Set training dates for the next three months, so managers can keep the time free.',
      C: 'Follow each scheduled session with a skill check, so gaps show early.',
      D: 'Use skill checks already taken to choose the next session, so reps work on the weakest skill.',
    },
    Strategic: {
      'A-B': 'Set training dates for the next quarter with leaders, so team time is reserved.',
      C: 'Attach a skill check to each scheduled session, so leaders see gaps before a program ends.',
      D: 'Use skill-check results to choose each rep’s next session, because gaps differ within a team.',
    },
    Optimized: {
      'A-B': 'Set training dates after onboarding, so experienced reps keep learning, too.',
      C: 'Add a skill check to each scheduled session, because sitting in a session shows no skill.',
      D: 'Let skill checks choose each rep’s next session, because a shared session misses individual gaps.',
      E: 'Check whether the chosen sessions raised the next score, because choosing a session for each rep takes effort.',
    },
  },
  helps: {
    'Ad Hoc': {
      A: 'A learning path lets you lay out training once and reuse it beyond onboarding.',
    },
    Foundational: {
      'A-B': 'A training calendar reminds reps of dates and shows who signed up.',
      C: 'A short quiz after a session keeps one result for each rep who attended.',
    },
    Evolving: {
      'A-B': 'A session planner shows dates, topics and sign-ups, so free weeks stand out.',
      C: 'A learning path with spaced checks shows which skills need another session.',
      D: 'A skill profile keeps each rep’s check results, ready for the next choice of session.',
    },
    Strategic: {
      'A-C': 'A skill matrix shows leaders which teams need which training next.',
      'D-E': 'A skill-check history shows leaders how scores moved from session to session.',
    },
    Optimized: {
      'A-B': 'A repeating training calendar keeps dates open for reps past onboarding.',
      C: 'A short skill check after each session shows what reps still need to learn.',
      'D-E': 'An individual learning path keeps each rep’s next session in step with skill checks.',
    },
  },
}

export const TRAINING_AFTER_ONBOARDING_OPENINGS: Openings = {
  A: 'What do your experienced reps still learn, and from whom?',
  B: 'What was the last session about, and what brought it up?',
  C: 'How would you know whether the last session changed what reps can do?',
  D: 'What happens after a check, with a rep who passes and with one who does not?',
  E: 'Which skill has improved most since you began choosing sessions that way?',
}
