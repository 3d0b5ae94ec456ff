import type { Command } from 'commander'
import { countText } from '../../domain/counted.ts'
import { SITE } from '../../generated/site.ts'
import { withStore } from '../command.ts'
import type { Act, Context } from '../command.ts'
import { publishEdition } from '../../store/edition.ts'
import type { OwnerStore } from '../../store/owner-store.ts'

export function addPublish(program: Command, act: Act): void {
  program
    .command('publish')
    .summary('publishes how common answers are, for reports')
    .description(
      'From 30 people on, a report says of the answer that its plan raises first whether half or most of them chose ' +
        'it or a lower one. The latest response of each lead counts, without leads in quarantine and without your own ' +
        'people (“own email domains” in the folder of the assessment). An edition stays as it is until you publish ' +
        'the next one, which needs 30 days and ten more people.',
    )
    .action(() => act(withStore(publish)))
}

async function publish({ now, terminal }: Context, store: OwnerStore): Promise<void> {
  const edition = await publishEdition(store, SITE, now)
  if (!edition.ok) throw new Error(`Nothing is published. ${edition.error}`.replace(/\.$/, ''))
  await terminal.write(`Published: of some ${countText(edition.value.people)} people.\n`)
}
