import { SITE } from '../../content/site.ts'
import type { Benchmark, BenchmarkQuery, OwnerStore } from '../../store/owner/owner-store.ts'
import { benchmarkText, draftText } from '../benchmark-text.ts'
import { withStore } from '../command.ts'
import type { Command, Context, ExitCode, Run } from '../command.ts'
import { progressLine } from '../command-line/progress.ts'

const WORDS = ['preview', 'publish', 'withdraw'] as const

type Word = (typeof WORDS)[number]

export const BENCHMARK: Command = {
  name: 'benchmark',
  usage: '[preview|publish|withdraw]',
  summary: 'Shows, publishes or withdraws how others scored',
  about: [
    'With enough finished assessments, reports can say how others scored. Nothing is published ' +
      'until you say so, and nothing by itself afterwards: an edition stays as it is until you ' +
      'publish another or withdraw it. Counted is the latest finished response of each email, to ' +
      'this version of the questions, without leads kept apart and without your own people ' +
      '(ownEmailDomains in src/content/site.ts).',
    'preview prints the rules, what is missing, and what an edition would say.',
  ],
  options: {},
  examples: [
    ['owner benchmark', 'the rules, what is missing, a preview'],
    ['owner benchmark publish', 'reports show it within seconds'],
    ['owner benchmark withdraw', 'and no more'],
  ],
  parse({ words }) {
    const [text = 'preview', extra] = words
    const word = WORDS.find((name) => name === text)
    if (!word) return { ok: false, error: `benchmark takes ${WORDS.join(', ')}, not '${text}'` }
    if (extra !== undefined) return { ok: false, error: `'${extra}' is one word too many` }
    return { ok: true, value: RUNS[word] }
  },
}

const RUNS: Record<Word, Run> = {
  preview: (context) =>
    withStore(context, async (store) => {
      const benchmark = await store.readBenchmark(queryOf(context))
      await context.terminal.write(benchmarkText(benchmark))
      return 0
    }),
  publish: (context) => withStore(context, (store) => publish(context, store)),
  withdraw: (context) =>
    withStore(context, async (store) => {
      const wasThere = await store.withdrawBenchmark()
      await context.terminal.write(
        wasThere
          ? 'Withdrawn: reports stop showing it within seconds.\n'
          : 'No benchmark is published.\n',
      )
      return 0
    }),
}

async function publish(context: Context, store: OwnerStore): Promise<ExitCode> {
  const benchmark = await store.publishBenchmark(queryOf(context))
  if (!benchmark.isPublished) throw new Error(refusalOf(benchmark))
  await context.terminal.write(
    `Published: reports show it within seconds.\n\n${draftText(benchmark.draft)}`,
  )
  return 0
}

/** Without its last full stop, which the tool adds. */
function refusalOf({ draft }: Benchmark): string {
  return ['Nothing is published.', ...draft.missing.map(({ sentence }) => sentence)]
    .join(' ')
    .replace(/\.$/, '')
}

function queryOf({ now, terminal }: Context): BenchmarkQuery {
  const startedAt = performance.now()
  return {
    now,
    ownDomains: SITE.ownEmailDomains,
    onProgress: (done, total) =>
      terminal.progress(progressLine('responses', done, total, performance.now() - startedAt)),
  }
}
