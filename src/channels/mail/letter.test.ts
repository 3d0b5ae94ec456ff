import { expect, it } from 'vitest'
import { plainTextOf } from './letter.ts'

it('has each block as plain text, a link by its address, and the foot below a line of its own', () => {
  const text = plainTextOf({
    subject: 'Not in the text',
    title: 'A title',
    blocks: [
      { kind: 'score', score: '3.1', outOf: 'of 5', stage: 'Evolving' },
      { kind: 'paragraph', text: 'A paragraph.' },
      { kind: 'heading', text: 'First step' },
      {
        kind: 'facts',
        facts: [
          { label: 'Email', text: 'ada@engines.example' },
          { label: 'Source', text: 'newsletter' },
        ],
      },
      {
        kind: 'step',
        when: 'Within 30 days',
        action: 'Name an owner.',
        facts: [{ label: 'Needs', text: 'a budget' }],
      },
      { kind: 'entry', text: 'New lead', detail: 'Email: a@b.example' },
      {
        kind: 'entry',
        text: 'Another',
        detail: 'Email: c@d.example',
        link: { text: 'Open', href: 'https://desk.example/1' },
      },
      { kind: 'button', text: 'Open the report', href: 'https://a.example/report' },
      { kind: 'link', text: 'Read on', href: 'https://a.example/more' },
    ],
    foot: [
      { text: 'You asked for it.' },
      { text: 'A provider.', link: { text: 'Contact', href: 'https://a.example' } },
    ],
  })
  expect(text).toBe(`A title

3.1 of 5, Evolving

A paragraph.

FIRST STEP

Email: ada@engines.example
Source: newsletter

Within 30 days: Name an owner.
Needs: a budget

New lead
Email: a@b.example

Another
Email: c@d.example
https://desk.example/1

Open the report: https://a.example/report

Read on: https://a.example/more

--${' '}

You asked for it.

A provider. Contact: https://a.example
`)
})
