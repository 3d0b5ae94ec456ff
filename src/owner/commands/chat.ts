import type { Command } from 'commander'
import { parseChat } from '../../channels/chat/config.ts'
import type { ChatKind } from '../../channels/chat/config.ts'
import { sendChatTest } from '../../channels/chat/post.ts'
import type { Act, Run } from '../command.ts'

const TAKEN: Readonly<Record<ChatKind, string>> = {
  slack: 'Slack took the message: it is in the channel now.',
  teams:
    'Teams took the message. That does not say that it was delivered: Teams answers so before the ' +
    'workflow has run, and addresses of old connectors answer so and deliver nothing. Look into the channel.',
}

export function addChat(program: Command, act: Act): void {
  program
    .command('chat')
    .summary('sends a message to try NOTIFY_URL')
    .description(
      'It sends one message as the server would, and tells what Slack or Teams answered.',
    )
    .requiredOption('--test', 'send it')
    .action(() => act(testChat))
}

const testChat: Run = async ({ env, terminal }) => {
  const config = parseChat(env['NOTIFY_URL'])
  if (!config.ok) throw new Error(config.error.replace(/\.$/, ''))
  if (!config.value) throw new Error('Set NOTIFY_URL first, as for the server')
  const failure = await sendChatTest(config.value)
  if (failure) throw new Error(`The chat did not take the message: ${failure.problem}`)
  await terminal.write(`${TAKEN[config.value.kind]}\n`)
  return 0
}
