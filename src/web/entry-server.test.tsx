import { describe, expect, it } from 'vitest'
import { inlineCodeIn } from '../../scripts/build/inline-code.ts'
import { SITE } from '../content/site.ts'
import { PRERENDERED } from '../contract/prerendered.ts'
import { render } from './entry-server.tsx'

describe.each(PRERENDERED)('the prerendered page $file', ({ path }) => {
  it('has a heading or a status, a title and no inline code', () => {
    const { html, title } = render(path)

    expect(html).toMatch(/<h1|role="status"/)
    expect(title.replaceAll('&amp;', '&')).toContain(`${SITE.productName}</title>`)
    expect(inlineCodeIn(html)).toBeUndefined()
  })
})

it('gives every page but the reports a title of its own', () => {
  const titles = PRERENDERED.map(({ path }) => render(path).title)
  expect(new Set(titles).size).toBe(PRERENDERED.length)
})

it.each([
  '<p style="color:red">',
  '<script>alert(1)</script>',
  '<script type="module">x</script>',
  '<button onclick="x()">',
  '<a href="javascript:x">',
  '<img src="data:image/png;base64,x">',
  '<style>p{}</style>',
])('the guard finds %s', (html) => {
  expect(inlineCodeIn(html)).toBeDefined()
})
