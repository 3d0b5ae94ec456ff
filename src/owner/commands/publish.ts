import type { Command } from 'commander'
import { peopleSentence } from '../../content/benchmark-words.ts'
import { SITE } from '../../content/site.ts'
import type { Benchmark } from '../../store/owner/owner-store.ts'
import { withStore } from '../command.ts'
import type { Act, Run } from '../command.ts'

export function addPublish(program: Command, act: Act): void {
  program
    .command('publish')
    .summary('publishes how others scored, for reports')
    .description(
      'With enough finished assessments, reports can say how others scored. The desk shows the rules, ' +
        'what is missing, and what an edition would say. An edition stays as it is until you publish ' +
        'another or withdraw it. Counted is the latest finished response of each email, to this ' +
        'version of the questions, without leads in quarantine and without your own people ' +
        '(ownEmailDomains in src/content/site.ts).',
    )
    .action(() => act(publish))
}

export function addWithdraw(program: Command, act: Act): void {
  program
    .command('withdraw')
    .summary('takes the published benchmark away')
    .description('Reports stop showing the published benchmark within seconds.')
    .action(() => act(withdraw))
}

const publish: Run = (context) =>
  withStore(context, async (store) => {
    const benchmark = await store.publishBenchmark({
      now: context.now,
      ownDomains: SITE.ownEmailDomains,
    })
    const { edition } = benchmark.draft
    if (!benchmark.isPublished || !edition) throw new Error(refusalOf(benchmark))
    await context.terminal.write(
      `Published: reports show it within seconds.\n${peopleSentence(edition)}\n`,
    )
    return 0
  })

const withdraw: Run = (context) =>
  withStore(context, async (store) => {
    const wasThere = await store.withdrawBenchmark()
    await context.terminal.write(
      wasThere
        ? 'Withdrawn: reports stop showing it within seconds.\n'
        : 'No benchmark is published.\n',
    )
    return 0
  })

/** Without its last full stop, which the tool adds. */
function refusalOf({ draft }: Benchmark): string {
  return ['Nothing is published.', ...draft.missing.map(({ sentence }) => sentence)]
    .join(' ')
    .replace(/\.$/, '')
}
