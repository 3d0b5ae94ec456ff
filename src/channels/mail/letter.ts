/** A mail before it is text or HTML: both say the same. */
export type Letter = {
  subject: string
  title: string
  blocks: readonly Block[]
  /** Small, below everything. */
  foot: readonly Foot[]
}

type Foot = { text: string; link?: Link }

export type Link = { text: string; href: string }

export type Block =
  | { kind: 'score'; score: string; outOf: string; stage: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly { label: string; text: string }[] }
  | {
      kind: 'step'
      when: string
      action: string
      facts: readonly { label: string; text: string }[]
    }
  | { kind: 'entry'; text: string; detail: string; link?: Link }
  | ({ kind: 'button' } & Link)
  | ({ kind: 'link' } & Link)

export function plainTextOf({ title, blocks, foot }: Letter): string {
  const parts = [
    title,
    ...blocks.map(blockText),
    '-- ',
    ...foot.map(({ text, link }) =>
      [text, ...(link ? [`${link.text}: ${link.href}`] : [])].join(' '),
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'score':
      return `${block.score} ${block.outOf}, ${block.stage}`
    case 'paragraph':
      return block.text
    case 'heading':
      return block.text.toUpperCase()
    case 'facts':
      return block.facts.map(factText).join('\n')
    case 'step':
      return [`${block.when}: ${block.action}`, ...block.facts.map(factText)].join('\n')
    case 'entry':
      return [block.text, block.detail, ...(block.link ? [block.link.href] : [])].join('\n')
    case 'button':
    case 'link':
      return `${block.text}: ${block.href}`
  }
}

function factText({ label, text }: { label: string; text: string }): string {
  return `${label}: ${text}`
}
