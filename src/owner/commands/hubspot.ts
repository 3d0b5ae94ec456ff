import type { Command } from 'commander'
import { readHubspot } from '../../channels/hubspot/config.ts'
import { setUpHubspot } from '../../channels/hubspot/set-up.ts'
import { settingsOf } from '../command.ts'
import type { Act, Run } from '../command.ts'

export function addHubspot(program: Command, act: Act): void {
  program
    .command('hubspot')
    .summary('creates the properties that HUBSPOT_TOKEN needs')
    .description(
      'Creates a group of contact properties in HubSpot: source, consent, stage, score, lowest area, first ' +
        'step with the day when it is due, day of the retake and report. What is there already stays as it is.',
    )
    .requiredOption('--setup', 'create them')
    .action(() => act(setUp))
}

const setUp: Run = async ({ env, terminal }) => {
  const { HUBSPOT_TOKEN } = env
  const config = settingsOf('HUBSPOT_TOKEN', (onMistake) => readHubspot(HUBSPOT_TOKEN, onMistake))
  const { created, wereThere } = await setUpHubspot(config)
  if (created.length > 0) await terminal.write(`Created ${created.join(', ')}.\n`)
  if (wereThere.length > 0) await terminal.write(`Already there: ${wereThere.join(', ')}.\n`)
}
