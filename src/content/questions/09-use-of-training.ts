import type { Openings, Said } from './said.ts'

/** Measures how close help comes to the moment of work. */
export const USE_OF_TRAINING: Said = {
  evidence: [
    'the dates of practice after the last training',
    'a guide inside the CRM',
    'the count of how often guides were opened',
  ],
  moves: {
    A: {
      symptom:
        'Memory fades and notes get lost, so the same mistake can come back in front of the next customer.',
      action:
        'Schedule two 15-minute practice tasks over four weeks, on one skill that reps have learned.',
      needs: 'half an hour of reps’ time',
      check: 'Dated results show that most reps did both tasks.',
    },
    B: {
      symptom:
        'Finding the right slide or minute can take longer than a rep has before a call, so old habits win.',
      action:
        'Give managers one question to ask each rep within three weeks, about what the rep tried from the latest slides or recording.',
      needs: 'one minute of each manager with each rep',
      check: 'Managers’ notes show what each rep has tried.',
    },
    C: {
      symptom:
        'Practice comes in set weeks; when the situation comes up later, reps can be left to improvise in front of a customer.',
      action: 'Put a one-page guide to one trained skill inside the tool reps use most.',
      needs: 'somebody who can edit that tool',
      check: 'Three reps open it without leaving that tool.',
    },
    D: {
      symptom:
        'A rep has to think of opening the guide, so it can be missed in the deals that need it most.',
      action: 'Link one guide to one deal stage, so that it opens when a deal gets there.',
      needs: 'somebody who can edit deal stages',
      check: 'The guide opened in the next five deals that reached that stage.',
    },
    E: {
      action: 'Count in how many deals last month each deal-stage guide was used after it opened.',
      needs: 'the use counts of the guides',
      check: 'One page shows each count, with a date to fix the lowest.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'Where reps keep their own notes from training, those notes can be shared.',
      B: 'Slides or a recording go out after training, so reps can look things up.',
      C: 'Someone comes back to a training in later weeks, so it is not left to memory.',
      D: 'Guides sit inside the tools that reps use, so help is close at hand.',
      E: 'Guides open at set deal stages, so a rep does not have to remember them.',
    },
    Foundational: {
      B: 'Training leaves slides or a recording, so a rep can go back to it.',
      C: 'Practice or a manager’s follow-up comes after training, so reps go over a lesson twice.',
      D: 'Guides inside the tools put help in writing, right where reps work.',
      E: 'Guides open at set deal stages, so reps find in time what they were taught.',
    },
    Evolving: {
      C: 'Training comes back in later weeks, through practice or a manager’s follow-up.',
      D: 'Guides reach reps while they work, so less depends on memory.',
      E: 'Guides open at set deal stages, so you can count who uses them.',
    },
    Strategic: {
      D: 'Guidance reaches reps where deals are worked, so using it takes little effort.',
      E: 'Guides open at the deal stage they are for, so reps do not have to search.',
    },
    Optimized: { E: 'A guide opens by itself at set deal stages, so reps do not have to look.' },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Plan two short practice tasks on a skill reps have learned, because memory fades.',
    },
    Foundational: {
      A: 'Add short practice on what reps learned last, because memory keeps little for long.',
      B: 'Have managers ask reps about the latest slides, because what is seen once soon fades.',
    },
    Evolving: {
      'A-B':
        'Schedule follow-up on one skill for the coming weeks, because skills fade without use.',
      C: 'Put a guide inside the tools reps use, so help is at hand during a deal.',
      D: 'Link the guides in your tools to deal stages, so help shows up when needed.',
    },
    Strategic: {
      'A-B': 'Plan follow-up on one skill reps have learned, because what people learn once fades.',
      C: 'Put a guide inside the tool reps use most, because help belongs near the deal.',
      D: 'Link guides to deal stages, so reps can act without a search.',
    },
    Optimized: {
      A: 'Add practice in daily work, because programs should not rest on memory and notes.',
      B: 'Have managers follow up on training, because slides or a recording do not show use.',
      C: 'Put a guide into the tools reps use, because practice in set weeks can miss the moment of need.',
      D: 'Link guides to fixed deal stages, so help arrives without a search or a reminder.',
      E: 'Check which guides reps close unread, because prompts at each stage can become noise.',
    },
  },
  helps: {
    'Ad Hoc': { A: 'A timed message reminds reps of a practice task, so less rests on memory.' },
    Foundational: {
      'A-B': 'A practice plan reminds reps of a skill two and four weeks after they learn it.',
    },
    Evolving: {
      'A-B': 'A practice reminder gives reps one short task in the weeks after they learn a skill.',
      C: 'A playbook inside the CRM shows reps the next step while they work.',
      D: 'A use count on in-tool guides shows which ones reps open and which they skip.',
    },
    Strategic: {
      'A-B': 'A practice tool reminds reps in later weeks and shows leaders which teams took part.',
      C: 'A pilot guide inside the CRM gives one team help near the deal before a rollout.',
      D: 'A triggered playbook shows the matching guide when a deal reaches a set point.',
      E: 'A use report shows which deal-stage guides are used before deals move on.',
    },
    Optimized: {
      'A-C': 'A prompt in the CRM shows a guide when a trained skill first matters.',
      'D-E': 'A usage trend shows which guides reps skip, so unused guides can be cut.',
    },
  },
}

export const USE_OF_TRAINING_OPENINGS: Openings = {
  A: 'What do reps do differently a month after a training?',
  B: 'Who opened the last slides or recording again, and when?',
  C: 'What do reps rely on in front of a customer, half a year after a training?',
  D: 'How does a rep know that it is time to open a guide?',
  E: 'Which guide do reps close at once, and why?',
}
