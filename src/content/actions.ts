import type { SectionName } from '../domain/assessment/assessment.ts'
import type { Band } from '../domain/report/band.ts'

/** For each section and its band: one action within 30, 60 and 90 days, in that order. */
export const ACTIONS: Readonly<
  Record<SectionName, Readonly<Record<Band, readonly [string, string, string]>>>
> = {
  'Strategic Alignment': {
    low: [
      'Write a one-page list of enablement work, with an owner and a sales goal beside each program.',
      'Get enablement a seat in the next go-to-market planning meeting.',
      'Brief each customer-facing team on one agreed message for the main product.',
    ],
    mid: [
      'Write a one-page enablement charter that the heads of sales and marketing sign.',
      'Add an enablement checkpoint to the launch checklist, dated before launch.',
      'Hold the first joint message review with marketing, sales and service.',
    ],
    high: [
      'Check ten recorded calls against the agreed message, with each difference noted.',
      'Write down which change in company goals triggers a reset of the enablement plan.',
      'Bring enablement into the first draft of the next plan, with a record of what it changed.',
    ],
  },
  'Content & Training Delivery': {
    low: [
      'Collect in one shared folder the ten files that reps say they use most.',
      'Put an owner and a review date on each file in the shared folder.',
      'Publish a first content set for the role with the most reps.',
    ],
    mid: [
      'Map content on a grid of roles by deal stages, marking empty and crowded cells.',
      'Add a short skill check to two training modules.',
      'Have each manager assign one piece of content for a skill gap heard on a call.',
    ],
    high: [
      'List which content top and middle reps open in the deals they win.',
      'Start a pilot in one team that suggests content from live deals.',
      'Publish a list of retired content versions that reps had stopped opening.',
    ],
  },
  'Coaching & Reinforcement': {
    low: [
      'Hold one half-hour skill coaching session with each rep, apart from any forecast review.',
      'Give managers a one-page coaching guide with a form for session notes.',
      'Send two short practice tasks in the weeks after the next training session.',
    ],
    mid: [
      'Put one coaching session per rep on the calendar, with a monthly count of those held.',
      'Train managers on one coaching skill, using recordings of real calls.',
      'Place the most-used guide inside the CRM at one deal stage.',
    ],
    high: [
      'Set next month’s coaching topics for one team from its call and deal records.',
      'Observe each manager coach once, with written feedback the same week.',
      'Link one deal event to a guide in the CRM, with use counted before and after.',
    ],
  },
  'Measurement & Optimization': {
    low: [
      'Write down today’s figure for one sales result that one program is meant to change.',
      'Collect open requests in one list with date, requester and sales goal.',
      'Fix or retire three of the ten most-used files after a joint review.',
    ],
    mid: [
      'Add a call scorecard to the next program as its measure of behavior.',
      'Score the request list against three agreed criteria, with declined requests marked.',
      'Report behavior and sales results side by side for one program at a quarterly review.',
    ],
    high: [
      'Name a comparison group for the next program rollout.',
      'Run a small test with one team before building the next large program.',
      'Publish a one-page note on what enablement stopped, with the reasons.',
    ],
  },
}
