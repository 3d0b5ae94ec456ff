import type { Command } from 'commander'
import { readChat } from '../../channels/chat/config.ts'
import type { ChatKind } from '../../channels/chat/config.ts'
import { sendChatTest } from '../../channels/chat/post.ts'
import { settingsOf } from '../command.ts'
import type { Act, Run } from '../command.ts'

const ACCEPTED: Readonly<Record<ChatKind, string>> = {
  slack: 'Slack accepted the message: it is in the channel now.',
  teams:
    'Teams accepted the message. It may still not arrive: Teams replies before the ' +
    'workflow has run, and addresses of old connectors accept messages without delivering them. ' +
    'Check the channel.',
}

export function addChat(program: Command, act: Act): void {
  program
    .command('chat')
    .summary('sends a message to test NOTIFY_URL')
    .description('Sends one message as the server would, and reports the reply of Slack or Teams.')
    .requiredOption('--test', 'send it')
    .action(() => act(testChat))
}

const testChat: Run = async ({ env, terminal }) => {
  const config = settingsOf('NOTIFY_URL', (onMistake) => readChat(env['NOTIFY_URL'], onMistake))
  const failure = await sendChatTest(config)
  if (failure) throw new Error(`The chat did not accept the message: ${failure.problem}`)
  await terminal.write(`${ACCEPTED[config.kind]}\n`)
}
