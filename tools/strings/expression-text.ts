import type { Expression } from 'oxc-parser'

/** The text of an expression, with values as `{…}` and alternatives as `a | b`; null without text. */
export function expressionText(expression: Expression): string | null {
  const inner = unwrapped(expression)
  if (inner.type === 'Literal') return typeof inner.value === 'string' ? inner.value : null
  if (inner.type === 'TemplateLiteral')
    return inner.quasis.map(({ value }, index) => (value.cooked ?? value.raw) + embedded(inner.expressions[index])).join('')
  if (inner.type === 'BinaryExpression') {
    if (inner.operator !== '+') return null
    const [left, right] = [expressionText(inner.left), expressionText(inner.right)]
    return left === null && right === null ? null : `${left ?? '{…}'}${right ?? '{…}'}`
  }
  const texts = childrenOf(inner)
    .map(expressionText)
    .filter((text) => text !== null)
    .filter((text) => /\p{L}/u.test(text))
  return texts.length === 0 ? null : texts.join(' | ')
}

/** An expression without assertions and parentheses around it. */
export function unwrapped(expression: Expression): Expression {
  return expression.type === 'TSAsExpression' ||
    expression.type === 'TSSatisfiesExpression' ||
    expression.type === 'ParenthesizedExpression'
    ? unwrapped(expression.expression)
    : expression
}

/** Whether an expression is a function. */
export function isFunction(expression: Expression): expression is Expression & { type: 'ArrowFunctionExpression' | 'FunctionExpression' } {
  return expression.type === 'ArrowFunctionExpression' || expression.type === 'FunctionExpression'
}

function embedded(expression: Expression | undefined): string {
  if (expression === undefined) return ''
  const text = expressionText(expression)
  return text !== null && /\p{L}/u.test(text) ? `{${text}}` : '{…}'
}

/** Parts of an expression that may be displayed: neither keys nor conditions. */
function childrenOf(node: Expression): readonly Expression[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate]
  if (node.type === 'ImportExpression') return []
  if (node.type === 'MemberExpression') return [node.object]
  if (isFunction(node)) return node.body === null ? [] : [node.body as Expression]
  return Object.entries(node)
    .filter(([key]) => !['key', 'id', 'test', 'params', 'typeAnnotation', 'typeArguments', 'returnType'].includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Expression => typeof value === 'object' && value !== null && 'type' in value)
}
