import type { QuestionMoves } from './moves.ts'

export const COACHING_REINFORCEMENT = {
  7: {
    1: {
      symptom:
        'Reps with a busy manager can go weeks without coaching, and the same mistake can turn up in deal after deal.',
      action:
        'Agree with managers on dates for a monthly 30-minute coaching session per rep, apart from forecast reviews.',
      check: 'Each rep has two dates on the calendar, each with a skill as its topic.',
    },
    2: {
      symptom:
        'Coaching without a date can be the first thing to go in a busy quarter, when reps need it most.',
      action:
        'Agree with managers on one coaching schedule across teams, such as 30 minutes per rep each month.',
      check: 'The sessions of the next eight weeks are on each manager’s calendar.',
    },
    3: {
      symptom:
        'Missed sessions go unseen where nobody counts them, so some reps can go a whole quarter without coaching.',
      action:
        'Count the scheduled coaching sessions of last month, held and missed, for each manager.',
      check:
        'One page shows both counts for each manager, with an owner and a date for the next count.',
    },
    4: {
      symptom:
        'Sessions take place, but where topics are not chosen from notes, the same advice can come back while another gap stays.',
      action:
        'Set next month’s coaching topic for one team from notes taken in this month’s sessions.',
      check: 'The invitations name the topic and the notes it came from.',
    },
    5: {
      action: 'Ask three reps what they did differently after their last coaching session.',
      check: 'At least two of them point to a call or a deal.',
    },
  },
  8: {
    1: {
      symptom:
        'Each manager coaches in a way of their own, so a rep who changes teams can get the opposite advice on the same kind of deal.',
      action:
        'Write a one-page coaching guide with one experienced manager, for the others to learn in one hour.',
      check: 'Each manager has used the guide in one session and kept the notes.',
    },
    2: {
      symptom: 'Tips fade under pressure, so managers can go back to telling reps what to do.',
      action:
        'Turn what managers were told about coaching into a one-page guide, taught in one hour.',
      check: 'Each manager’s notes from one real session follow the guide.',
    },
    3: {
      symptom:
        'Managers have a guide; without a refresher it can become a form to fill in that teaches reps little.',
      action: 'Set dates for four quarterly workshops on coaching for managers, one hour each.',
      check: 'Four dates are on the managers’ calendars, and the first has a topic.',
    },
    4: {
      symptom:
        'Managers are trained, but without feedback on their own sessions a habit that keeps reps from talking can last for years.',
      action: 'Watch each manager coach one session, with written feedback the same week.',
      check: 'Each manager has one page of feedback with a date.',
    },
    5: {
      action:
        'Ask each manager for one thing they changed after the last feedback, and one of their reps about it.',
      check: 'For each manager, one rep has noticed the change.',
    },
  },
  9: {
    1: {
      symptom:
        'Memory fades and notes get lost, so the same mistake can come back in front of the next customer.',
      action:
        'Schedule two 15-minute practice tasks over four weeks, on one skill that reps have learned.',
      check: 'Dated results show that most reps did both tasks.',
    },
    2: {
      symptom:
        'Finding the right slide or minute can take longer than a rep has before a call, so old habits win.',
      action:
        'Give managers one question to ask each rep within three weeks, about what the rep tried from the latest slides or recording.',
      check: 'Managers’ notes show what each rep has tried.',
    },
    3: {
      symptom:
        'Practice ends after a few weeks; when the situation comes up later, reps can be left to improvise in front of a customer.',
      action: 'Put a one-page guide to one trained skill inside the tool reps use most.',
      check: 'Three reps open it without leaving that tool.',
    },
    4: {
      symptom:
        'A rep has to think of opening the guide, so it can be missed in the deals that need it most.',
      action: 'Link one guide to one deal stage, so that it opens when a deal gets there.',
      check: 'The guide opened in the next five deals that reached that stage.',
    },
    5: {
      action: 'Count in how many deals last month each deal-stage guide was used after it opened.',
      check: 'One page shows each count, with a date to fix the lowest.',
    },
  },
} as const satisfies Readonly<Record<7 | 8 | 9, QuestionMoves>>
