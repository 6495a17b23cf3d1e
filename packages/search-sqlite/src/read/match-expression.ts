import { analyzeQueryText, type SearchCondition, type TextMatch, type TokenTest } from '@gezhi/query'
import { TEXT_COLUMNS, type TextColumn } from '@gezhi/records'

/** FTS5's parser gives out at 97 brackets within each other. */
const MAX_DEPTH = 60

/** A token no text analyses to: text of punctuation only is found nowhere. */
const NOTHING = '"\u{e001}"'

/**
 * The FTS5 expression whose hits are exactly those of a condition, null where FTS5 cannot say it: conditions on values, positions,
 * a NOT without a positive side, too deep a tree. Pure.
 */
export function toMatchExpression(condition: SearchCondition): string | null {
  return expression(condition, 0)
}

function expression(condition: SearchCondition, depth: number): string | null {
  if (depth > MAX_DEPTH) return null
  switch (condition.kind) {
    case 'text':
      return textExpression(condition.columns, condition.match, depth)
    case 'or':
      return joined(
        condition.operands.map((operand) => expression(operand, depth + 1)),
        ' OR ',
      )
    case 'and':
      return andExpression(condition.operands, depth)
    case 'optional':
      return expression(condition.required, depth)
    case 'all':
    case 'none':
    case 'xor':
    case 'not':
    case 'value':
    case 'meaning':
      return null
  }
}

function andExpression(operands: readonly SearchCondition[], depth: number): string | null {
  const wanted = operands.filter((operand) => operand.kind !== 'not')
  const unwanted = operands.flatMap((operand) => (operand.kind === 'not' ? [operand.operand] : []))
  if (wanted.length === 0) return null
  const positive = joined(
    wanted.map((operand) => expression(operand, depth + 1)),
    ' AND ',
  )
  if (unwanted.length === 0 || positive === null) return positive
  const negative = joined(
    unwanted.map((operand) => expression(operand, depth + 1)),
    ' OR ',
  )
  return negative === null ? null : `(${positive} NOT ${negative})`
}

function textExpression(columns: readonly TextColumn[], match: TextMatch, depth: number): string | null {
  const found = matchExpression(match, depth)
  if (found === null || columns.length === TEXT_COLUMNS.length) return found
  return columns.length === 0 ? null : `({${columns.join(' ')}} : ${found})`
}

function matchExpression(match: TextMatch, depth: number): string | null {
  if (depth > MAX_DEPTH) return null
  switch (match.kind) {
    case 'words':
      return wordsExpression(match.text)
    case 'sequence':
      return sequenceExpression(match.tests)
    case 'any':
      return joined(
        match.options.map((option) => matchExpression(option, depth + 1)),
        ' OR ',
      )
    case 'proximity':
    case 'frequency':
      return null
  }
}

/** FTS5 tests prefixes at the end of a phrase only; what it cannot say goes through the vocabulary. */
function sequenceExpression(tests: readonly TokenTest[]): string | null {
  const texts = tests.map((test, i) => (test.kind === 'token' || (test.kind === 'prefix' && i === tests.length - 1) ? test.text : null))
  return texts.includes(null) ? null : phrase(texts as string[], tests.at(-1)?.kind === 'prefix')
}

function wordsExpression(text: string): string {
  const { terms } = analyzeQueryText(text)
  return phrase(
    terms.map((term) => term.text),
    terms.at(-1)?.prefix === true,
  )
}

/** Tokens hold neither quotes nor spaces, so they can stand between quotes as they are. */
function phrase(tokens: readonly string[], prefix: boolean): string {
  return tokens.length === 0 ? NOTHING : `"${tokens.join(' ')}"${prefix ? '*' : ''}`
}

function joined(parts: readonly (string | null)[], operator: string): string | null {
  if (parts.length === 0 || parts.includes(null)) return null
  return parts.length === 1 ? parts[0]! : `(${parts.join(operator)})`
}
