import { normalizeEmail } from '../../domain/lead/lead.ts'
import { readWords } from '../command-line/arguments.ts'
import { withStore } from '../command.ts'
import type { Command } from '../command.ts'
import { briefText } from '../lead-brief/brief-text.ts'
import { wrapped } from '../tables/wrap.ts'

export const LEAD: Command = {
  name: 'lead',
  usage: 'EMAIL | ID',
  summary: 'Shows what helps before a talk with one lead',
  about: [
    'Who it is, when and how often they came, the report that they saw, and their scores. What to ' +
      'know first, a fair start, questions to open with, their plan, how you can help, and what is ' +
      'in place already. What moved since the run before, and who else came from the same company.',
  ],
  options: {},
  examples: [
    ['owner lead ada@engines.example', 'by email'],
    ['owner lead 17', 'by the id that owner leads shows'],
  ],
  parse(given) {
    const words = readWords(given, 'EMAIL or ID')
    if (!words.ok) return words
    const [text = ''] = words.value
    const who = /^\d{1,15}$/.test(text) ? { id: Number(text) } : { email: normalizeEmail(text) }
    if ('email' in who && !who.email.includes('@')) {
      return { ok: false, error: `'${text}' is neither an email nor the id of a lead` }
    }
    return {
      ok: true,
      value: (context) =>
        withStore(context, async (store) => {
          const history = await store.readHistory(who)
          if (!history) {
            throw new Error('No lead has that email or id: owner leads lists all of them')
          }
          const { terminal } = context
          const brief = briefText(history)
          await terminal.write(terminal.width ? wrapped(brief, terminal.width) : brief)
          return 0
        }),
    }
  },
}
