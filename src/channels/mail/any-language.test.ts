import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { leftEnglish } from '../../../tests/support/left-english.ts'
import { beforeAndAfterTitle, sharedReportText, sharedReportTitle } from '../../content/previews.ts'
import { reportText } from '../../content/report/report-text.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { calendarOf } from '../calendar-of.ts'
import { copyHtml } from './copy-html.ts'
import { copyText, copyWords } from './copy-words.ts'

const LINK = 'https://example.com/report/X'

// Runs with a made-up language in place of the one that is served.
it.each(['433 232 445 223', '111 111 111 111', '555 555 555 555', '444 443 333 333'])(
  'no English is left in a mail, its calendar, a copied text or a preview: %s',
  (digits) => {
    const report = reportOf(MODEL, answersOf(digits))
    const words = copyWords(report, '2026-11-20', LINK)
    const calendar = calendarOf(report.answers, '2026-11-20', LINK).replaceAll('\r\n ', '')
    const shown = copyHtml(words)
      .replace(/<style>[^]*<\/style>/, '')
      .replaceAll(/<[^>]*>|&amp;/g, '\n')
    const texts = [
      ...[words.subject, copyText(words), shown, reportText(report, '2026-11-20', LINK)],
      ...[...calendar.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)].map(([, text = '']) => text),
      ...[sharedReportTitle(report), sharedReportText(report), beforeAndAfterTitle(report, report)],
    ]
    expect(leftEnglish(texts.flatMap((text) => text.split(/\n|\\n/)))).toEqual([])
  },
)
