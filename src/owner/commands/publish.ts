import type { Command } from 'commander'
import { countText } from '../../domain/counted.ts'
import { SITE } from '../../generated/site.ts'
import { withStore } from '../command.ts'
import type { Act, Run } from '../command.ts'
import { publishBenchmark } from '../../store/benchmark.ts'

export function addPublish(program: Command, act: Act): void {
  program
    .command('publish')
    .summary('publishes how many people took the assessment')
    .description(
      'From 100 people on, in rounded figures. The latest response of each email counts, without leads in quarantine and without your own people ' +
        '(“own email domains” in the folder of the assessment). An edition stays as it is until you publish the next ' +
        'one, 30 days later at the earliest.',
    )
    .action(() => act(publish))
}

const publish: Run = (context) =>
  withStore(context, async (store) => {
    const { now, terminal } = context
    const edition = await publishBenchmark(store, SITE.ownDomains, now)
    if (!edition.ok) throw new Error(`Nothing is published. ${edition.error}`.replace(/\.$/, ''))
    await terminal.write(`Published: about ${countText(edition.value.people)} people.\n`)
    return 0
  })
