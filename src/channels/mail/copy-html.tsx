import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SITE } from '../../generated/site.ts'
import { COPY_TITLE } from './copy-words.ts'
import type { CopyWords } from './copy-words.ts'

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

/** Used by mail programs that support dark colors; the others use the inline colors. */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inner{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.ground{background:${DARK.ground}!important}
.surface{background:${DARK.surface}!important}
.tint{background:${DARK.tint}!important}
.ink{color:${DARK.ink}!important}
.muted{color:${DARK.muted}!important}
.link{color:${DARK.primary}!important}
.button{background:${DARK.primary}!important;color:${DARK.onPrimary}!important}
.line{border-color:${DARK.line}!important}
}`

const TEXT: CSSProperties = {
  fontFamily: FONT,
  fontSize: 16,
  lineHeight: '24px',
  color: LIGHT.ink,
  textAlign: 'left',
  overflowWrap: 'anywhere',
}
const SMALL: CSSProperties = { ...TEXT, fontSize: 14, lineHeight: '20px', color: LIGHT.muted }
const TITLE: CSSProperties = { margin: '0 0 20px', fontSize: 24, lineHeight: '30px' }
const HEADING: CSSProperties = { margin: '28px 0 12px', fontSize: 18, lineHeight: '24px' }
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 6,
  fontWeight: 700,
  background: LIGHT.primary,
  color: LIGHT.onPrimary,
  textDecoration: 'none',
}

/** One column, with nothing loaded from elsewhere. */
export function copyHtml(words: CopyWords): string {
  return `<!doctype html>${renderToStaticMarkup(<CopyMail {...words} />)}`
}

function CopyMail(words: CopyWords) {
  const { subject, paragraphs, steps, calendar, link, why, provider, contact } = words
  const [first, ...others] = steps
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: LIGHT.ground }}>
        <Box className="ground" style={{ background: LIGHT.ground }}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a layout table, not a control */}
          <td align="center" style={{ padding: '24px 12px' }}>
            <Box
              className="surface"
              style={{ maxWidth: 600, background: LIGHT.surface, borderRadius: 12 }}
            >
              <td className="inner ink" style={{ ...TEXT, padding: '32px 40px' }}>
                <p className="muted" style={{ ...SMALL, margin: '0 0 8px' }}>
                  {SITE.title}
                </p>
                <h1 className="ink" style={TITLE}>
                  {COPY_TITLE}
                </h1>
                <Score {...words} />
                {paragraphs.map((text) => (
                  <Paragraph key={text}>{text}</Paragraph>
                ))}
                <h2 className="ink" style={HEADING}>
                  First step
                </h2>
                {first && <Step {...first} />}
                <h2 className="ink" style={HEADING}>
                  Then
                </h2>
                {others.map((step) => (
                  <Step key={step.when} {...step} />
                ))}
                <Paragraph>{calendar}</Paragraph>
                <p style={{ margin: '24px 0' }}>
                  <a className="button" href={link.href} style={BUTTON}>
                    {link.text}
                  </a>
                </p>
                <div
                  className="line"
                  style={{ borderTop: `1px solid ${LIGHT.line}`, margin: '28px 0 16px' }}
                />
                <p className="muted" style={{ ...SMALL, margin: '0 0 12px' }}>
                  {why}
                </p>
                <p className="muted" style={{ ...SMALL, margin: 0 }}>
                  {provider}{' '}
                  {contact && (
                    <a className="link" href={contact.href} style={{ color: LIGHT.primary }}>
                      {contact.text}
                    </a>
                  )}
                </p>
              </td>
            </Box>
          </td>
        </Box>
      </body>
    </html>
  )
}

/** A layout table with one cell, `children`. */
function Box({
  children,
  ...more
}: {
  children: ReactNode
  className?: string
  style?: CSSProperties
}) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...more}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={{ margin: '0 0 12px' }}>
      {children}
    </p>
  )
}

function Score({ score, outOf, stage }: CopyWords) {
  return (
    <Box className="tint" style={{ background: LIGHT.tint, borderRadius: 8, margin: '0 0 20px' }}>
      <td className="ink" style={{ ...TEXT, padding: '16px 20px' }}>
        <span style={{ fontSize: 40, lineHeight: '44px', fontWeight: 700 }}>{score}</span>
        {` ${outOf}`}
        <br />
        <span style={{ fontSize: 18, fontWeight: 700 }}>{stage}</span>
      </td>
    </Box>
  )
}

function Step({ when, action, facts }: CopyWords['steps'][number]) {
  return (
    <Box style={{ margin: '0 0 12px' }}>
      <td
        className="line"
        style={{ borderLeft: `4px solid ${LIGHT.line}`, padding: '2px 0 2px 16px' }}
      >
        <p className="muted" style={{ ...SMALL, margin: '0 0 2px' }}>
          {when}
        </p>
        <p className="ink" style={{ ...TEXT, fontWeight: 700, margin: '0 0 4px' }}>
          {action}
        </p>
        {facts.map((fact) => (
          <p key={fact} className="ink" style={{ ...TEXT, margin: '0 0 4px' }}>
            {fact}
          </p>
        ))}
      </td>
    </Box>
  )
}
