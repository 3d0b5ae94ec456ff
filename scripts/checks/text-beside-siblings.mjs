/**
 * Text beside other children has an element of its own. A browser's translator puts a text of its own in the place of
 * each, and React would go on changing the one that is no longer on the page.
 */
const rule = {
  meta: { type: 'problem' },
  create({ report, sourceCode }) {
    function check({ children }) {
      const shown = children.filter((child) => !isLayout(child))
      if (shown.length < 2) return
      for (const node of shown.filter(mayBeText)) {
        report({ node, message: 'Text beside other children: give it an element of its own.' })
      }
    }

    function mayBeText(node) {
      switch (node.type) {
        case 'JSXText':
        case 'Literal':
          return /\p{L}/u.test(node.value)
        case 'TemplateLiteral':
          return true
        case 'CallExpression':
          return node.callee.property?.name !== 'map'
        case 'MemberExpression':
          return !isNode(node.property.name)
        case 'Identifier':
          // What stands between two sentences, as the string with a blank that it is in most languages.
          return node.name !== 'SPACE' && !isNode(node.name)
        default:
          return partsOf(node).some(mayBeText)
      }
    }

    /** Whether the file gives the name this type. */
    function isNode(name) {
      return new RegExp(`\\b${name}\\??: ReactNode`).test(sourceCode.text)
    }

    return { JSXElement: check, JSXFragment: check }
  },
}

/** What is shown in its place. */
function partsOf({ type, expression, consequent, alternate, operator, left, right, children }) {
  if (type === 'JSXExpressionContainer') return [expression]
  if (type === 'ConditionalExpression') return [consequent, alternate]
  if (type === 'LogicalExpression') return operator === '&&' ? [right] : [left, right]
  return type === 'JSXFragment' ? children : []
}

/** Line breaks and comments of the source. */
function isLayout({ type, value, expression }) {
  return type === 'JSXText' ? /^\s*\n\s*$/.test(value) : expression?.type === 'JSXEmptyExpression'
}

// A linter takes a plugin's default export.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'pages' }, rules: { 'text-beside-siblings': rule } }
