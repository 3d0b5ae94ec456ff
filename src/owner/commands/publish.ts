import type { Command } from 'commander'
import { peopleSentence } from '../../content/benchmark-words.ts'
import { SITE } from '../../content/site.ts'
import { withStore } from '../command.ts'
import type { Act, Run } from '../command.ts'

export function addPublish(program: Command, act: Act): void {
  program
    .command('publish')
    .summary('publishes how others scored, for reports')
    .description(
      'From 100 people on, reports can show how others scored, in rounded figures. The latest response ' +
        'of each email counts, without leads in quarantine and without your own people ' +
        '(“own email domains” in the folder of the assessment). An edition stays as it is until you publish the next ' +
        'one, 30 days later at the earliest, or withdraw it.',
    )
    .action(() => act(publish))
}

export function addWithdraw(program: Command, act: Act): void {
  program
    .command('withdraw')
    .summary('withdraws the published benchmark')
    .description('Reports stop showing the published benchmark within seconds.')
    .action(() => act(withdraw))
}

const publish: Run = (context) =>
  withStore(context, async (store) => {
    const { now, terminal } = context
    const before = await store.readBenchmark(SITE.ownEmailDomains, now)
    if (before.draft.missing.length > 0) {
      const sentences = ['Nothing is published.', ...before.draft.missing].join(' ')
      throw new Error(sentences.replace(/\.$/, ''))
    }
    const { published } = await store.publishBenchmark(SITE.ownEmailDomains, now)
    if (!published) throw new Error('Nothing is published: run the same command again')
    const sentence = peopleSentence(published.edition)
    await terminal.write(`Published: reports show it within seconds.\n${sentence}\n`)
    return 0
  })

const withdraw: Run = (context) =>
  withStore(context, async (store) => {
    const wasThere = await store.withdrawBenchmark(context.now)
    await context.terminal.write(
      wasThere
        ? 'Withdrawn: reports stop showing it within seconds.\n'
        : 'No benchmark is published.\n',
    )
    return 0
  })
