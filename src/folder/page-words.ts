import type { Pages } from './shape.ts'
import { counted } from '../domain/counted.ts'
import { numberWord } from '../domain/number-word.ts'
import { sentenceCase } from '../domain/sentence-case.ts'

/** What the texts that a folder leaves out are made of. */
type Facts = {
  questions: number
  /** Names, in order. */
  sections: readonly string[]
  stages: readonly string[]
}

/** Every text of the pages: the folder's, or else the product's. */
export type PageWords = ReturnType<typeof pageWordsOf>

export function pageWordsOf(pages: Pages, { questions, sections, stages }: Facts) {
  const count = sentenceCase(numberWord(questions))
  const [first = '', last = ''] = [stages[0], stages.at(-1)]
  // A question takes a quarter of a minute.
  const inMinutes = counted(Math.ceil(questions / 4), 'minute')
  const pictured = `${sentenceCase(numberWord(stages.length))} climbing steps from ${first} to ${last}`
  const { title, preview, landing, form } = pages
  const summary = `${count} questions, about ${inMinutes}, an instant personal report.`
  return {
    title,
    duration: `About ${inMinutes}`,
    subject: pages.subject,
    description: pages.description ?? `${title}. ${summary} Free.`,
    preview: { text: preview.text ?? summary, picture: preview.picture ?? pictured },
    landing: {
      tagline: `${count} questions show where you are today, from ${first} to ${last}, and what to do next.`,
      start: 'Start Your Assessment',
      note: 'No login • Instant results • Free assessment',
      picture: `The ${numberWord(stages.length)} stages`,
      sample: 'See a sample report',
      'sample title': 'Sample',
      'first step': 'First step',
      check: 'Check',
      'without script': 'The assessment needs JavaScript, which is switched off in this browser.',
      ...landing,
      benefits: landing.benefits ?? [
        {
          title: `About ${inMinutes}`,
          text: `${count} multiple-choice questions, one at a time.`,
        },
        {
          title: 'Personalized Report',
          text: `Your score, stage and ${numberWord(sections.length)} areas, with the answers behind them.`,
        },
        {
          title: 'Actionable Insights',
          text: 'What is working, where to focus next, and a first step.',
        },
      ],
      about: landing.about ?? [
        'For everyone who wants to know where their company stands.',
        'Each answer is worth 1 point (A) or more. The score is their average, and each stage is a range of scores.',
        'We keep your answers and the details from the form to follow up on your assessment.',
      ],
    },
    form: {
      title: 'Get Your Assessment Results',
      name: 'Full Name',
      company: 'Company',
      designation: 'Designation',
      email: 'Official Email ID',
      'email hint': 'Please use your company email (not Gmail, Yahoo, etc.)',
      'email form': 'Write it as name@company.com',
      cancel: 'Cancel',
      submit: 'Start Assessment',
      saving: 'Saving...',
      saved: {
        title: 'Success!',
        text: 'Your information has been saved. Starting your assessment...',
      },
      failed: {
        title: 'Error',
        text: 'There was an issue saving your information. Please try again.',
      },
      privacy: 'We use these details to follow up on your assessment.',
      'privacy link': 'Privacy notice',
      'consent missing': 'Please check this box to continue',
      ...form,
    },
    terms: pages.terms,
  }
}
