import type { Command } from 'commander'
import { parseHubspot } from '../../channels/hubspot/config.ts'
import { setUpHubspot } from '../../channels/hubspot/set-up.ts'
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
  const config = parseHubspot(env['HUBSPOT_TOKEN'])
  if (!config.ok) throw new Error(config.error.replace(/\.$/, ''))
  if (!config.value) throw new Error('Set HUBSPOT_TOKEN first, as for the server')
  const { created, wereThere } = await setUpHubspot(config.value)
  if (created.length > 0) await terminal.write(`Created ${created.join(', ')}.\n`)
  if (wereThere.length > 0) await terminal.write(`Already there: ${wereThere.join(', ')}.\n`)
}
