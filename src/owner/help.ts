import type { Options } from './command-line/arguments.ts'
import type { Command } from './command.ts'

export const COMMON_OPTIONS: Options = {
  database: {
    value: 'URL',
    help: 'file:… or postgres://…; without it DATABASE_URL, like the server',
  },
  help: { help: 'show this text' },
}

const LINE_WIDTH = 88

/** What `owner` alone prints: the commands, and a few lines to try. */
export function overview(commands: readonly Command[]): string {
  const names = commands.map(({ name, summary }) => [name, summary] as const)
  return [
    'Reads and manages what the assessment keeps. Run it on the server’s machine.',
    '',
    'Usage: owner COMMAND [OPTIONS]',
    '',
    'Commands',
    ...columns(names),
    '',
    'Try',
    ...columns([
      ['owner leads', 'the newest leads'],
      ['owner lead 17', 'a brief of the lead with id 17'],
      ['owner leads --help', 'help for one command, with examples'],
    ]),
    '',
    'Exit codes: 0 done, 1 failed, 2 not understood. Times are UTC.',
    '',
  ].join('\n')
}

export function helpOf({ name, usage, summary, about, options, examples }: Command): string {
  const all = Object.entries({ ...options, ...COMMON_OPTIONS })
  return [
    `Usage: owner ${name} ${usage}`.trimEnd(),
    '',
    `${summary}.`,
    ...about.flatMap((paragraph) => ['', ...wrapped(paragraph)]),
    '',
    'Options',
    ...columns(all.map(([option, { value, help }]) => [optionText(option, value), help])),
    '',
    'Examples',
    ...columns(examples),
    '',
  ].join('\n')
}

function optionText(name: string, value: string | undefined): string {
  return value ? `--${name} ${value}` : `--${name}`
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}

function wrapped(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trimStart()
    if (line.length > LINE_WIDTH) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}
