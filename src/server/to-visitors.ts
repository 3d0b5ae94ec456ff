// All that the server says to visitors: of this the build makes dist/languages/TAG/ in each language.
export { calendarOf } from '../channels/calendar-of.ts'
export { copyMailOf } from '../channels/mail/copy-mail.ts'
export { codePageOf } from './http/code-pages.ts'
export { SITE } from '../generated/site.ts'
