import type { SendMailOptions } from 'nodemailer'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { calendarOf, reportLinkOf } from '../calendar-of.ts'
import { copyHtml } from './copy-html.ts'
import { copyText, copyWords } from './copy-words.ts'

type CopyMail = Pick<SendMailOptions, 'html' | 'attachments'> & { subject: string; text: string }

/** A visitor's own report, with the plan for a calendar. `day`: of the run. */
export function copyMailOf(answers: CompleteAnswers, day: string, siteOrigin: string): CopyMail {
  const words = copyWords(reportOf(MODEL, answers), day, reportLinkOf(answers, day, siteOrigin))
  return {
    subject: words.subject,
    text: copyText(words),
    html: copyHtml(words),
    attachments: [
      {
        filename: 'plan.ics',
        content: calendarOf(answers, day, siteOrigin),
        contentType: 'text/calendar; charset=utf-8',
      },
    ],
  }
}
