import type { QuestionId, SectionName } from '../domain/assessment/assessment.ts'
import type { StageName } from '../domain/assessment/stage.ts'

/**
 * A strength that is typical of the stage. `whenLow` takes its place for a reader whose answers
 * in `section` sum to 3-7 of 15; one is given if and only if the other is.
 */
export type WorkingNote = { text: string; section?: SectionName; whenLow?: string }

/** One way the provider can help, and the questions whose answers make it relevant. */
export type HelpNote = { text: string; questionIds: readonly QuestionId[] }

/** Each list holds four; the first of `whereToFocus` is the one to do first. */
export type StageText = {
  subtitle: string
  description: string
  whatsWorking: readonly WorkingNote[]
  whereToFocus: readonly string[]
  helps: readonly HelpNote[]
}

/**
 * A stage is an average: a reader may have denied any single practice named here, so strengths
 * are told as tendencies. The Ad Hoc texts are also shown for a score between two ranges, however
 * high, and must hold there too.
 */
export const STAGE_TEXTS: Readonly<Record<StageName, StageText>> = {
  'Ad Hoc': {
    subtitle: 'Practices that can differ from person to person',
    description:
      'Ad Hoc usually means that results rest on a few experienced people, each with their own files and habits. Such work can move fast, though what helps one rep may not reach the next. The next change is small. Run one program the same way twice, with a named owner and one audience.',
    whatsWorking: [
      {
        section: 'Strategic Alignment',
        text: 'Ties to plans, goals or a shared message can give enablement its direction.',
        whenLow:
          'A sales goal for enablement can usually be chosen without undoing an earlier plan.',
      },
      {
        section: 'Content & Training Delivery',
        text: 'Content and training often reach reps in a form that another team can copy.',
        whenLow: 'Experienced reps usually hold knowledge of customers that is worth writing down.',
      },
      {
        section: 'Coaching & Reinforcement',
        text: 'Coaching often follows an agreed shape, which makes it easier to share with other teams.',
        whenLow: 'Managers are usually close enough to deals to see which skill needs help.',
      },
      {
        section: 'Measurement & Optimization',
        text: 'Reviews and results checked so far can give the next program a starting figure.',
        whenLow: 'These answers can serve as a first baseline for a second person to confirm.',
      },
    ],
    whereToFocus: [
      'Confirm one named owner for enablement, because practices last when someone keeps them.',
      'Choose one sales goal and one audience, because a narrow start can be finished.',
      'Gather the most-used content in one place, because finding comes before making.',
      'Protect one coaching slot per rep each month, because a small habit can be checked.',
    ],
    helps: [
      {
        text: 'A content hub gives reps one place to search for the files they use.',
        questionIds: [4],
      },
      {
        text: 'A learning path lets you lay out training once and reuse it beyond onboarding.',
        questionIds: [5, 9],
      },
      {
        text: 'A coaching form keeps session notes together, while the manager still does the coaching.',
        questionIds: [7, 8],
      },
      {
        text: 'An owner field shows who keeps each file current, once a person accepts that job.',
        questionIds: [6, 12],
      },
    ],
  },
  Foundational: {
    subtitle: 'First shared practices, found in some teams',
    description:
      'Teams at this stage usually have some basics, such as onboarding, a content folder or managers who coach by choice. How these are used tends to differ from team to team. Enablement often hears of plans late, so content is made in a hurry. The next change is to carry one or two practices from the teams that use them to the rest.',
    whatsWorking: [
      {
        section: 'Strategic Alignment',
        text: 'At least some programs usually have a sales goal or an agreed message.',
        whenLow:
          'Requests from sales leaders can show which company goals enablement could serve first.',
      },
      {
        section: 'Content & Training Delivery',
        text: 'At least some roles usually have content or training made for them.',
        whenLow: 'The files that reps search for or request can show what to collect first.',
      },
      {
        section: 'Coaching & Reinforcement',
        text: 'At least some managers usually coach by a guide or at set times.',
        whenLow: 'Managers who coach by choice can often show others what a session looks like.',
      },
      {
        section: 'Measurement & Optimization',
        text: 'At least some programs usually get checked by attendance, tests or reviews.',
        whenLow: 'Attendance and completion counts, where kept, can give a first view of use.',
      },
    ],
    whereToFocus: [
      'Write a one-page charter with leaders, because agreed limits protect time for planned work.',
      'Join go-to-market planning before dates are fixed, because late news means rushed content.',
      'Give managers a coaching guide with a schedule, because encouragement leaves coaching to chance.',
      'Put an owner and review date on each file, because reps lose trust in old content.',
    ],
    helps: [
      {
        text: 'A tagged content hub lets reps filter files by role instead of asking a colleague.',
        questionIds: [4, 6],
      },
      {
        text: 'A coaching schedule reminds managers of sessions, though preparing and holding them stays their work.',
        questionIds: [7, 8],
      },
      {
        text: 'A refresher course lets you assign short lessons after onboarding and see who took them.',
        questionIds: [5, 9],
      },
      {
        text: 'An expiry date reminds the owner of each file to review it or retire it.',
        questionIds: [12],
      },
    ],
  },
  Evolving: {
    subtitle: 'Agreed programs, with checks in some areas',
    description:
      'Most teams at this stage share a plan, a training calendar and a guide for coaching, though areas tend to differ. Programs often run on effort more than on checks. That makes it hard to tell which ones change how reps sell. The next change is to see whether agreed practices happen, starting with the lowest area.',
    whatsWorking: [
      {
        section: 'Strategic Alignment',
        text: 'A shared plan often names the sales goal of each enablement program.',
        whenLow: 'Agreed habits in other areas can give go-to-market planning a pattern to follow.',
      },
      {
        section: 'Content & Training Delivery',
        text: 'Training usually goes past onboarding, with content made for the main roles.',
        whenLow:
          'Questions that come up in coaching or planning can show which content is missing.',
      },
      {
        section: 'Coaching & Reinforcement',
        text: 'Managers and reps usually agree on what a coaching session is for.',
        whenLow:
          'Plans and content agreed elsewhere can suggest a first skill for managers to coach.',
      },
      {
        section: 'Measurement & Optimization',
        text: 'New requests are often discussed and ranked before enablement builds anything.',
        whenLow: 'Programs that follow a plan usually leave dates and records to measure from.',
      },
    ],
    whereToFocus: [
      'Check that agreed sessions and guides are used, because plans drift when unwatched.',
      'Move follow-up into the tools reps use, because recall needs prompts near the task.',
      'Measure behavior in calls or deals, because completion does not show a change.',
      'Retire some content each quarter, because a smaller library is easier to keep current.',
    ],
    helps: [
      {
        text: 'A playbook inside the CRM shows reps the steps of your agreed sales process.',
        questionIds: [9],
      },
      {
        text: 'A learning path with spaced checks shows which skills need another session.',
        questionIds: [5],
      },
      {
        text: 'An AI role-play gives reps practice before live calls, while managers still judge and coach.',
        questionIds: [7],
      },
      {
        text: 'An analytics view shows content use beside skill checks, so you can choose what to retire.',
        questionIds: [10, 12],
      },
    ],
  },
  Strategic: {
    subtitle: 'Enablement planned with leaders, checked in use',
    description:
      'In most teams at this stage, enablement helps shape plans, coaching is scheduled and leaders check what takes place. The price can be slow approval and too many content versions. An average can also hide one low area. The next change is to raise whichever area is lowest, then test new programs on a small group first.',
    whatsWorking: [
      {
        section: 'Strategic Alignment',
        text: 'Enablement programs are usually tied to sales goals that leaders have approved.',
        whenLow: 'Results from other areas can make the case for closer ties to company plans.',
      },
      {
        section: 'Content & Training Delivery',
        text: 'Content often follows role and deal stage, so reps find what fits the moment.',
        whenLow: 'Goals or records kept in other areas can show which content to tailor first.',
      },
      {
        section: 'Coaching & Reinforcement',
        text: 'Managers usually have a clear part in coaching, with help to carry it out.',
        whenLow: 'Measures kept in other areas can show managers which skills to coach first.',
      },
      {
        section: 'Measurement & Optimization',
        text: 'Choices about new work often rest on skill data or feedback from reps.',
        whenLow:
          'Scheduled work in other areas usually gives measurement something steady to compare.',
      },
    ],
    whereToFocus: [
      'Raise the lowest-scoring area first, because it limits what the other areas achieve.',
      'Test programs on a small group with a comparison, because luck can look like effect.',
      'Link deal events to guides, because reps can then act without a search.',
      'Bring customer feedback into messages and content, because plans age between planning cycles.',
    ],
    helps: [
      {
        text: 'A comparison report shows groups with and without a program, but cannot prove the cause.',
        questionIds: [10, 11],
      },
      {
        text: 'A triggered playbook shows the matching guide when a deal reaches a set point.',
        questionIds: [4, 9],
      },
      {
        text: 'A coaching view shows skill trends by team, so leaders can ask managers about them.',
        questionIds: [7, 8],
      },
      {
        text: 'An approval rule keeps old versions out of use, as long as someone maintains it.',
        questionIds: [6, 12],
      },
    ],
  },
  Optimized: {
    subtitle: 'Practices adjusted as the evidence comes in',
    description:
      'Teams at this stage usually join planning early, let skill data steer training and compare results with a baseline. This result is one person’s view, and people tend to rate their own organization kindly. The next step is to confirm it with reps and revenue operations. After that, upkeep can become cheaper and less dependent on a few experts.',
    whatsWorking: [
      {
        section: 'Strategic Alignment',
        text: 'Enablement usually has a voice in go-to-market plans from an early draft.',
        whenLow:
          'Sales results checked against a baseline can show leaders what enablement adds to plans.',
      },
      {
        section: 'Content & Training Delivery',
        text: 'Training and content often follow what skill checks and live deals show.',
        whenLow: 'Coaching and call records can point to the content that should change first.',
      },
      {
        section: 'Coaching & Reinforcement',
        text: 'Coaching topics often come from call and deal records instead of memory.',
        whenLow:
          'Leaders who check programs closely can usually extend the same checks to coaching.',
      },
      {
        section: 'Measurement & Optimization',
        text: 'Programs are usually judged on sales results, compared with an earlier baseline.',
        whenLow:
          'Goals that leaders reset during the year can give each program a result to watch.',
      },
    ],
    whereToFocus: [
      'Ask reps and revenue operations to answer too, because self-ratings tend to run high.',
      'Cut content versions that see little use, because tailoring can cost more than it returns.',
      'Extend one standard to service teams and partners, because customers meet them as well.',
      'Write down what works and train successors, because leaders and strategies change.',
    ],
    helps: [
      {
        text: 'A content suggestion drawn from deals gives reps options, while they decide what fits.',
        questionIds: [4],
      },
      {
        text: 'An individual learning path lets you set each rep’s next lesson from skill gaps.',
        questionIds: [5],
      },
      {
        text: 'An early warning shows a drop in use, so you can ask people why.',
        questionIds: [10, 11],
      },
      {
        text: 'A review reminder keeps dates in view, though each file needs an owner who decides.',
        questionIds: [12],
      },
    ],
  },
}
