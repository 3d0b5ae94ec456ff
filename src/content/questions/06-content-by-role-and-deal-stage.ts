import type { Openings, Said } from './said.ts'

/** Measures how finely content is split and how far the split reaches. */
export const CONTENT_BY_ROLE_AND_DEAL_STAGE: Said = {
  evidence: ['a grid of roles by deal stages', 'a name and a date in each cell of the grid'],
  moves: {
    A: {
      symptom:
        'Reps may rework general content for the deal at hand, so the same editing is done many times over and versions multiply.',
      action:
        'Sort up to thirty pieces of current content by deal stage, each marked with one of three stages.',
      needs: 'two hours of somebody who knows the content',
      check: 'Three reps each find a piece for a given stage in under a minute.',
    },
    B: {
      symptom:
        'A piece made on request helps those who know of it; the next rep in that role can ask again, and the work is done twice.',
      action:
        'Gather the pieces made on request for the largest role into one set, with one owner.',
      needs: 'two hours of the new owner',
      check: 'Reps in that role open the set from one link, which names its owner.',
    },
    C: {
      symptom:
        'Content fits either the role or the deal stage, so reps may still rework it before a meeting that matters.',
      action:
        'Draw a grid of main roles by deal stages, with one current piece and one owner in each cell.',
      needs: 'a name for each cell of the grid',
      check: 'Each cell has a piece and an owner, or a date by which it will.',
    },
    D: {
      symptom:
        'Sales has content for each stage; where service or partners make their own, customers hear a new story after they sign.',
      action: 'Make one deal-stage set for a team outside sales, such as service or partners.',
      needs: 'one hour of a lead in service or partners',
      check: 'Two people there can show where they used it this month.',
    },
    E: {
      action: 'Time one person in each role while they look for the piece for one deal stage.',
      needs: 'ten minutes of a person in each role',
      check: 'Each found a current piece in under a minute, or the gap is written down.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'One set of content serves the whole team, so one set needs keeping in order.',
      B: 'When a role asks for a piece of its own, someone makes it.',
      C: 'Main roles or deal stages have content sets, so reps start from something that fits.',
      D: 'Main roles have a set for each deal stage, so a rep has less to rework.',
      E: 'Deal-stage sets reach service or partners too, so they do not make their own.',
    },
    Foundational: {
      B: 'Some roles have extra content of their own, made when they asked for it.',
      C: 'Main roles or deal stages have sets of their own, ready to pick from.',
      D: 'Reps can pick from sets made for their role and for the deal stage.',
      E: 'Service or partners have deal-stage sets too, so they have content of their own.',
    },
    Evolving: {
      C: 'Main roles or deal stages have their own content sets, so reps have less to adapt.',
      D: 'Role sets are split by deal stage, so gaps can be seen.',
      E: 'Deal-stage sets are in place for service or partners too, beyond the sales team.',
    },
    Strategic: {
      D: 'Content is split by role and deal stage, so leaders can see what is missing.',
      E: 'Deal-stage sets cover service or partners too, so leaders can plan beyond the sale.',
    },
    Optimized: { E: 'Deal-stage content reaches service or partners too, beyond the sales team.' },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Sort current content by deal stage, because each stage needs different pieces.',
    },
    Foundational: {
      A: 'Sort the content in use by deal stage, so new reps spend less time searching.',
      B: 'Gather the pieces made for one role into a set, so the next rep does not have to ask.',
    },
    Evolving: {
      A: 'Sort current content by deal stage, so a stage without a piece can be noticed.',
      B: 'Gather what was made for one role into a set, so nothing is made twice.',
      C: 'Combine role and deal stage in the main sets, so reps adapt less themselves.',
    },
    Strategic: {
      A: 'Sort content by deal stage, because one set cannot fit each deal.',
      B: 'Gather role pieces into content sets, because pieces made on request reach few.',
      C: 'Plan content by role and deal stage together, so a missing piece stands out.',
      D: 'Extend deal-stage sets to service or partners, so customers meet one standard.',
    },
    Optimized: {
      A: 'Sort content into deal stages, because one set serves some meetings better than others.',
      B: 'Gather the pieces made for each main role, because a piece made on request reaches few reps.',
      C: 'Sort content by both role and deal stage, so reps rework less before a meeting.',
      D: 'Extend content sets to service or partners, because customers talk to more teams than sales.',
      E: 'Check how long people look for a piece, because many sets can hide the right piece.',
    },
  },
  helps: {
    'Ad Hoc': { A: 'A role or deal-stage label on each file shows reps where it fits.' },
    Foundational: {
      'A-C': 'A content grid shows which roles or deal stages have a set and which need one.',
    },
    Evolving: { 'A-C': 'A content view by role and deal stage shows where a version is missing.' },
    Strategic: {
      'A-C': 'A coverage map shows leaders which roles and deal stages still need content.',
    },
    Optimized: {
      'A-C': 'A content filter shows each role its own set for the deal at hand.',
      'D-E': 'A version count shows which sets take more upkeep than their use is worth.',
    },
  },
}

export const CONTENT_BY_ROLE_AND_DEAL_STAGE_OPENINGS: Openings = {
  A: 'What do reps rewrite most before a meeting?',
  B: 'Which role asks most, and what happens to the pieces afterwards?',
  C: 'Which role or deal stage has the least to work with?',
  D: 'What do service or partners use once the deal is signed?',
  E: 'With so many sets, how do you keep them current?',
}
