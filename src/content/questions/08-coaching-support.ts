import type { Openings, Said } from './said.ts'

/** Measures the depth of support that managers get for coaching. */
export const COACHING_SUPPORT: Said = {
  evidence: [
    'the coaching guide in use',
    'the dates of coaching training',
    'written feedback on a session that someone watched',
  ],
  moves: {
    A: {
      symptom:
        'Each manager coaches in a way of their own, so a rep who changes teams can get the opposite advice on the same kind of deal.',
      action:
        'Write a one-page coaching guide with one experienced manager, for the others to learn in one hour.',
      needs: 'two hours of one experienced manager, one hour of the others',
      check: 'Each manager has used the guide in one session and kept the notes.',
    },
    B: {
      symptom: 'Tips fade under pressure, so managers can go back to telling reps what to do.',
      action:
        'Turn what managers were told about coaching into a one-page guide, taught in one hour.',
      needs: 'one hour of each manager',
      check: 'Each manager’s notes from one real session follow the guide.',
    },
    C: {
      symptom:
        'Managers have a guide; without a refresher it can become a form to fill in that teaches reps little.',
      action: 'Set dates for two workshops on coaching for managers this year, one hour each.',
      needs: 'two hours a year of each manager',
      check: 'Two dates are on the managers’ calendars, and the first has a topic.',
    },
    D: {
      symptom:
        'Managers are trained, but without feedback on their own sessions a habit that keeps reps from talking can last for years.',
      action: 'Watch each manager coach one session, with written feedback the same week.',
      needs: 'one session of each manager',
      check: 'Each manager has one page of feedback with a date.',
    },
    E: {
      action:
        'Ask each manager for one thing they changed after the last feedback, and one of their reps about it.',
      needs: 'ten minutes of each manager and of one of their reps',
      check: 'For each manager, one rep has noticed the change.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'Managers who used to sell can draw on their own years as reps.',
      B: 'Tips or a single class have given managers a first idea of coaching.',
      C: 'Managers were trained on a coaching guide, so each has the same way to begin.',
      D: 'Managers get coaching training at least twice a year, so they keep getting better at it.',
      E: 'Someone watches managers coach and tells them what they saw.',
    },
    Foundational: {
      A: 'Managers with years as reps can help write the first coaching guide.',
      B: 'Managers have had a first introduction to coaching, through tips or a class.',
      C: 'Managers learn from one coaching guide, so a new manager has somewhere to start.',
      D: 'Managers train as coaches at least twice a year, so new ones do not wait long.',
      E: 'Managers hear from someone who watched them coach, so they do not have to learn alone.',
    },
    Evolving: {
      B: 'Tips or a class gave managers common ground that a coaching guide can use.',
      C: 'Managers share one coaching guide and have been trained on it.',
      D: 'Managers get coaching training twice a year or more, so what they learned is refreshed.',
      E: 'Someone watches managers coach every quarter, so feedback rests on a real session.',
    },
    Strategic: {
      D: 'Managers train as coaches at least twice a year, not in a single class.',
      E: 'Each quarter, managers hear from someone who watched them coach.',
    },
    Optimized: {
      E: 'Managers get feedback on a watched session every quarter, so habits can come to light.',
    },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Write a one-page coaching guide with one experienced manager, so new managers do not start alone.',
    },
    Foundational: {
      'A-B': 'Teach managers a one-page coaching guide, so two teams hear the same advice.',
      C: 'Repeat the training on the coaching guide twice a year, because new managers join during the year.',
    },
    Evolving: {
      'A-B': 'Train managers on one coaching guide, so sessions can be compared across teams.',
      C: 'Repeat coaching training twice a year, because old habits come back.',
    },
    Strategic: {
      'A-B':
        'Train managers on a one-page coaching guide, because managers bring each program to reps.',
      C: 'Train managers on coaching twice a year, because one training wears thin.',
      D: 'Add observed sessions to manager training, because feedback shows what a course cannot.',
    },
    Optimized: {
      'A-B':
        'Train managers on a coaching guide, because new programs reach reps through managers.',
      C: 'Plan coaching training for managers twice a year, because new managers join.',
      D: 'Add feedback on watched sessions each quarter, because training does not show how a manager coaches.',
      E: 'Ask managers what they changed after feedback, because feedback can pass without effect.',
    },
  },
  helps: {
    'Ad Hoc': { A: 'A sample guide gives a manager a draft to edit instead of a blank page.' },
    Foundational: {
      'A-B': 'A short course gives managers in each team the same introduction to coaching.',
    },
    Evolving: { 'A-C': 'An AI role-play lets managers practice a session before a real one.' },
    Strategic: {
      'A-B': 'A guide template gives managers of different teams the same page for a session.',
      C: 'A recorded-session review lets a leader comment on how a manager coached.',
    },
    Optimized: {
      'A-C': 'A course plan gives new managers coaching training without a reminder.',
      'D-E': 'A library of recorded coaching keeps examples for managers who join later.',
    },
  },
}

export const COACHING_SUPPORT_OPENINGS: Openings = {
  A: 'How does a new manager learn to coach?',
  B: 'What do managers still use from the tips or the class?',
  C: 'How do you see whether managers use the guide?',
  D: 'Who has watched a manager coach lately, and what did they see?',
  E: 'What did the latest feedback change in how managers coach?',
}
