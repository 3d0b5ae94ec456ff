import type { Openings, Said } from './said.ts'

/** Measures what the choice of content for one rep is based on. */
export const CONTENT_FOR_EACH_REP: Said = {
  evidence: [
    'two reps whose lists differ',
    'a piece of content and the need it was chosen for',
    'the score or the deal behind a choice',
  ],
  moves: {
    A: {
      symptom:
        'Which piece a rep finds depends on where they look or whom they ask, so selling time goes to searching, and useful pieces can stay unseen.',
      action:
        'Pick ten pieces of current content for new reps and ten for experienced reps, on two lists.',
      needs: 'one hour of a new and an experienced rep',
      check: 'When asked, three reps open the right list, and each link on it works.',
    },
    B: {
      symptom:
        'The set can hold more than new reps need and what experienced reps already know, so both stop opening it.',
      action:
        'Split the standard set in two, up to ten pieces each, for new and for experienced reps.',
      needs: 'one hour of a new and an experienced rep',
      check: 'Three reps open their group’s set, and the two sets differ.',
    },
    C: {
      symptom:
        'Two reps in the same group can have different gaps, and each spends time on what the other one needs.',
      action:
        'Choose one piece of content for one skill gap per rep, noted by the manager or seen in a skill check.',
      needs: 'ten minutes of the manager for each rep',
      check: 'One sheet shows a gap and a piece of content for each rep.',
    },
    D: {
      symptom:
        'The choice rests on what a manager happens to see, so a gap that shows in the deals can go unnoticed.',
      action:
        'Choose next month’s content for the reps on one team from their skill scores or open deals.',
      needs: 'skill scores or open deals of one team',
      check: 'Each choice shows the score or the deal it comes from.',
    },
    E: {
      action:
        'Ask five reps whether the last content chosen for them fit the skill or deal it was for.',
      needs: 'ten minutes each of five reps',
      check: 'Five answers are written down, with a reason beside each no.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'What reps look for or ask for shows which content is wanted first.',
      B: 'A standard set of content exists, so reps do not begin with a blank page.',
      C: 'Content is chosen for groups of reps, so each rep has less to look through.',
      D: 'Managers pick content for what a rep or a deal needs, so a rep searches less.',
      E: 'Data on skills or deals picks each rep’s content, so reps do not have to ask.',
    },
    Foundational: {
      A: 'Requests from reps show which content they miss most.',
      B: 'Reps share a standard set of content, so a new rep has something to start from.',
      C: 'Groups of reps have their own content, so a new rep knows where to look.',
      D: 'Content answers what the manager sees a rep or deal needs, so it fits the case.',
      E: 'Content follows data on skills or deals, so the reason can be looked up.',
    },
    Evolving: {
      C: 'Groups of reps, such as new and experienced ones, each get content meant for them.',
      D: 'Each rep’s content answers a need the manager sees, so its use can be followed up.',
      E: 'Data on skills or deals, not habit, decides which content a rep gets.',
    },
    Strategic: {
      D: 'Each rep’s content answers a need the manager sees, so it fits the rep or the deal.',
      E: 'Data on skills or deals picks each rep’s content, and the reason can be checked.',
    },
    Optimized: {
      E: 'Data on skills or deals decides each rep’s content, so managers do not have to guess.',
    },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Gather the most-used content in two lists, because new and experienced reps need different files.',
    },
    Foundational: {
      'A-B':
        'Choose what new and what experienced reps need most, so a rep has less to search through.',
    },
    Evolving: {
      A: 'Choose content for new and for experienced reps, because needs change with experience.',
      B: 'Split the standard set in two, because new and experienced reps need different parts.',
      C: 'Have managers match content to each rep’s gap, because sets for groups can miss what one rep needs.',
    },
    Strategic: {
      'A-B':
        'Give new and experienced reps different content, so less selling time goes to searching.',
      C: 'Have managers choose one piece of content for each rep’s gap, because reps in a group differ.',
      D: 'Let skill or deal data choose content, so what managers see gets tested.',
      E: 'Ask reps whether the content that data chose fit, because numbers miss context.',
    },
    Optimized: {
      'A-B':
        'Give reps content chosen by experience, because new and experienced reps ask different questions.',
      C: 'Choose one piece of content for each rep’s skill gap, so it meets a known need.',
      D: 'Let skill or deal data choose one team’s content, because managers see only part of the deals.',
      E: 'Ask five reps whether content fit their skill or deal, because data can pick the wrong piece.',
    },
  },
  helps: {
    'Ad Hoc': { A: 'A content hub gives reps one place to search for the files they use.' },
    Foundational: {
      'A-B': 'A tagged content hub lets new and experienced reps see different sets.',
    },
    Evolving: {
      'A-B':
        'A group view gives new and experienced reps their own sets and shows what each opens.',
      C: 'A rep page keeps the manager’s note of a gap beside the content chosen for it.',
    },
    Strategic: {
      'A-C': 'A rep profile shows managers which content fits a rep’s role and skill gaps.',
      'D-E': 'A deal report shows whether content given to a rep was used in deals.',
    },
    Optimized: {
      'A-B': 'A rule on role and experience gives each group its set automatically.',
      C: 'A gap field in the rep’s profile keeps each manager’s note beside the content chosen.',
      D: 'A deal view shows managers what data says beside the need they saw.',
      E: 'An automatic alert shows content that reps have stopped opening.',
    },
  },
}

export const CONTENT_FOR_EACH_REP_OPENINGS: Openings = {
  A: 'How does a new rep find what they need for a first meeting?',
  B: 'Which part of the standard set do your experienced reps use?',
  C: 'Where do two reps in the same group need different things?',
  D: 'How do managers notice a need, and which ones do they miss?',
  E: 'How do reps tell you that the data picked the wrong content?',
}
