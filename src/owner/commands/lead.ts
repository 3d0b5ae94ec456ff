import { normalizeEmail } from '../../domain/lead/lead.ts'
import { readWords } from '../command-line/arguments.ts'
import { withStore } from '../command.ts'
import type { Command } from '../command.ts'
import { briefText } from '../lead-brief/brief-text.ts'

export const LEAD: Command = {
  name: 'lead',
  usage: 'EMAIL | ID',
  summary: 'Shows what helps before a talk with one lead',
  about: [
    'Who it is, when and how often they came, their scores and stage, their three weakest ' +
      'answers in the words they chose, and how far the next stage is.',
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
          await context.terminal.write(briefText(history))
          return 0
        }),
    }
  },
}
