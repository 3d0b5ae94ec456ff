import { createElement as h, Fragment } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SITE } from '../../content/site.ts'
import type { Block, Letter, Link } from './letter.ts'

/** The colors of src/ui/styles/tokens.css, which a mail cannot load. */
const LIGHT = {
  ground: '#f1f5f6',
  surface: '#ffffff',
  ink: '#0c2a33',
  muted: '#48626b',
  primary: '#0b5768',
  onPrimary: '#ffffff',
  line: '#c3d1d5',
  tint: '#dce9ec',
}
const DARK: typeof LIGHT = {
  ground: '#0a1e25',
  surface: '#11303a',
  ink: '#e9f2f4',
  muted: '#a3bac2',
  primary: '#7fd0e0',
  onPrimary: '#06222a',
  line: '#28505c',
  tint: '#1c3f4a',
}
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Mail programs without dark colors of their own read this; the others keep what is inline. */
const STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.inner{padding:24px 20px!important}}',
  `@media (prefers-color-scheme:dark){
.ground{background:${DARK.ground}!important}
.surface{background:${DARK.surface}!important}
.tint{background:${DARK.tint}!important}
.ink{color:${DARK.ink}!important}
.muted{color:${DARK.muted}!important}
.link{color:${DARK.primary}!important}
.button{background:${DARK.primary}!important;color:${DARK.onPrimary}!important}
.line{border-color:${DARK.line}!important}
}`,
].join('\n')

/** One column, nothing that is loaded from anywhere. */
export function htmlOf(letter: Letter): string {
  const markup = renderToStaticMarkup(page(letter))
  return `<!doctype html>${markup}`
}

function page({ title, subject, blocks, foot }: Letter): ReactNode {
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: STYLES } }),
    ),
    h(
      'body',
      { className: 'ground', style: { margin: 0, padding: 0, background: LIGHT.ground } },
      table(
        { className: 'ground', style: { background: LIGHT.ground } },
        h(
          'td',
          { align: 'center', style: { padding: '24px 12px' } },
          table(
            {
              className: 'surface',
              style: { maxWidth: 600, background: LIGHT.surface, borderRadius: 12 },
            },
            h(
              'td',
              { className: 'inner ink', style: { ...TEXT, padding: '32px 40px' } },
              paragraph(SITE.productName, 'muted', { ...SMALL, margin: '0 0 8px' }),
              h('h1', { className: 'ink', style: { ...TITLE } }, title),
              ...blocks.map(blockNode),
              h('div', { className: 'line', style: RULE }),
              ...foot.map(({ text, link }) =>
                paragraph([text, ...(link ? [' ', anchor(link)] : [])], 'muted', SMALL),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

const TEXT: CSSProperties = {
  fontFamily: FONT,
  fontSize: 16,
  lineHeight: '24px',
  color: LIGHT.ink,
  textAlign: 'left',
  overflowWrap: 'anywhere',
}
const SMALL: CSSProperties = { fontSize: 14, lineHeight: '20px', color: LIGHT.muted }
const TITLE: CSSProperties = {
  margin: '0 0 20px',
  fontSize: 24,
  lineHeight: '30px',
  fontWeight: 700,
}
const HEADING: CSSProperties = {
  margin: '28px 0 12px',
  fontSize: 18,
  lineHeight: '24px',
  fontWeight: 700,
}
const RULE: CSSProperties = { borderTop: `1px solid ${LIGHT.line}`, margin: '28px 0 16px' }
const LABEL: CSSProperties = { ...SMALL, padding: '4px 16px 4px 0', verticalAlign: 'top' }
const VALUE: CSSProperties = { ...TEXT, padding: '2px 0', width: '100%', verticalAlign: 'top' }

type TableProps = { className?: string; style?: CSSProperties }

/** A table that only places things, as wide as it may be. */
function table(more: TableProps, ...rows: ReactNode[]): ReactNode {
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, ...more },
    h('tbody', null, ...rows.map((cells) => h('tr', null, cells))),
  )
}

function paragraph(content: ReactNode, className = 'ink', style: CSSProperties = {}): ReactNode {
  const children = Array.isArray(content) ? content : [content]
  return h('p', { className, style: { margin: '0 0 12px', ...style } }, ...children)
}

function anchor({ text, href }: Link): ReactNode {
  return h('a', { className: 'link', href, style: { color: LIGHT.primary } }, text)
}

function blockNode(block: Block): ReactNode {
  switch (block.kind) {
    case 'score':
      return scoreNode(block)
    case 'paragraph':
      return paragraph(block.text)
    case 'heading':
      return h('h2', { className: 'ink', style: HEADING }, block.text)
    case 'facts':
      return factsNode(block.facts)
    case 'step':
      return stepNode(block)
    case 'entry':
      return entryNode(block)
    case 'button':
      return buttonNode(block)
    case 'link':
      return paragraph(anchor(block))
  }
}

function scoreNode({ score, outOf, stage }: Extract<Block, { kind: 'score' }>): ReactNode {
  return table(
    { className: 'tint', style: { background: LIGHT.tint, borderRadius: 8, margin: '0 0 20px' } },
    h(
      'td',
      { className: 'ink', style: { ...TEXT, padding: '16px 20px' } },
      h('span', { style: { fontSize: 40, lineHeight: '44px', fontWeight: 700 } }, score),
      ` ${outOf}`,
      h('br'),
      h('span', { style: { fontSize: 18, fontWeight: 700 } }, stage),
    ),
  )
}

function factsNode(facts: readonly { label: string; text: string }[]): ReactNode {
  return table(
    { style: { margin: '0 0 20px' } },
    ...facts.map(({ label, text }) =>
      h(
        Fragment,
        null,
        h('td', { className: 'muted', style: { ...TEXT, ...LABEL, whiteSpace: 'nowrap' } }, label),
        h('td', { className: 'ink', style: VALUE }, text),
      ),
    ),
  )
}

function stepNode({ when, action, facts }: Extract<Block, { kind: 'step' }>): ReactNode {
  return table(
    { style: { margin: '0 0 12px' } },
    h(
      'td',
      {
        className: 'line',
        style: { borderLeft: `4px solid ${LIGHT.line}`, padding: '2px 0 2px 16px' },
      },
      paragraph(when, 'muted', { ...TEXT, ...SMALL, margin: '0 0 2px' }),
      paragraph(action, 'ink', { ...TEXT, fontWeight: 700, margin: '0 0 4px' }),
      ...facts.map(({ label, text }) =>
        paragraph(`${label}: ${text}`, 'ink', { ...TEXT, margin: '0 0 4px' }),
      ),
    ),
  )
}

function entryNode({ text, detail, link }: Extract<Block, { kind: 'entry' }>): ReactNode {
  return h(
    'div',
    { className: 'line', style: { borderTop: `1px solid ${LIGHT.line}`, padding: '10px 0' } },
    paragraph(link ? anchor({ text, href: link.href }) : text, 'ink', {
      margin: 0,
      fontWeight: 700,
    }),
    paragraph(detail, 'muted', { ...SMALL, margin: 0 }),
  )
}

function buttonNode({ text, href }: Link): ReactNode {
  const style: CSSProperties = {
    display: 'inline-block',
    padding: '12px 24px',
    borderRadius: 6,
    fontWeight: 700,
    background: LIGHT.primary,
    color: LIGHT.onPrimary,
    textDecoration: 'none',
  }
  return h('p', { style: { margin: '24px 0' } }, h('a', { className: 'button', href, style }, text))
}
