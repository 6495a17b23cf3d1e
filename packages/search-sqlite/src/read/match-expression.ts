import type { ProximityMatch, ResolvedCondition, ResolvedMatch, ResolvedTest, RowMatch, TextCondition } from './resolved-condition.ts'

/** FTS5's parser has a stack of 100 symbols: up to four for each nested operator, some for a word in its columns. */
const MAX_DEPTH = 20
/** A row of tests with several tokens each is expanded to at most this many phrases. */
const MAX_PHRASES = 256
/** A token that the analyzer never produces: for text of punctuation only. */
const NOTHING = '"\u{e001}"'

/** An FTS5 expression, and whether its hits are exactly those of the condition or a superset. */
export interface MatchExpression {
  readonly text: string
  readonly exact: boolean
}

/** The FTS5 expression whose hits are exactly those of a condition, null if there is none. Pure. */
export function toMatchExpression(condition: ResolvedCondition): string | null {
  const expression = widerExpression(condition)
  return expression?.exact === true ? expression.text : null
}

/**
 * An FTS5 expression whose hits include all those of a condition and as few others as possible; null if none restricts the hits:
 * conditions on values, a NOT without a positive operand, too deep a tree. Pure.
 */
export function widerExpression(condition: ResolvedCondition, depth = 0): MatchExpression | null {
  if (depth > MAX_DEPTH) return null
  switch (condition.kind) {
    case 'text':
      return inColumns(condition, matchExpression(condition.match, depth))
    case 'or':
      return joined(
        condition.operands.map((operand) => widerExpression(operand, depth + 1)),
        ' OR ',
      )
    case 'and':
      return andExpression(condition.operands, depth)
    case 'optional':
      return widerExpression(condition.required, depth)
    case 'xor': {
      const sides = condition.operands.map((operand) => widerExpression(operand, depth + 1))
      const either = joined(sides, ' OR ')
      return either === null ? null : { text: either.text, exact: false }
    }
    case 'none':
      return { text: NOTHING, exact: true }
    case 'all':
    case 'not':
    case 'value':
    case 'records':
    case 'ranked':
      return null
  }
}

function andExpression(operands: readonly ResolvedCondition[], depth: number): MatchExpression | null {
  const expressions = operands.filter((operand) => operand.kind !== 'not').map((operand) => widerExpression(operand, depth + 1))
  const unwanted = operands.flatMap((operand) => (operand.kind === 'not' ? [widerExpression(operand.operand, depth + 1)] : []))
  const known = expressions.filter((expression) => expression !== null)
  const positive = joined(known, ' AND ')
  if (positive === null) return null
  const without = unwanted.filter((expression) => expression?.exact === true)
  const exact = positive.exact && known.length === expressions.length && without.length === unwanted.length
  if (without.length === 0) return { text: positive.text, exact }
  return { text: `(${positive.text} NOT ${joined(without, ' OR ')!.text})`, exact }
}

function inColumns({ columns, anywhere }: TextCondition, found: MatchExpression | null): MatchExpression | null {
  if (columns.length === 0) return { text: NOTHING, exact: true }
  if (found === null || anywhere === true) return found
  return { text: `({${columns.join(' ')}} : ${found.text})`, exact: found.exact }
}

function matchExpression(match: ResolvedMatch, depth: number): MatchExpression | null {
  if (depth > MAX_DEPTH) return null
  switch (match.kind) {
    case 'row':
      return rowExpression(match)
    case 'any':
      return match.options.length === 0
        ? { text: NOTHING, exact: true }
        : joined(
            match.options.map((option) => matchExpression(option, depth + 1)),
            ' OR ',
          )
    case 'proximity':
      return proximityExpression(match, depth)
    case 'frequency': {
      const operand = matchExpression(match.operand, depth + 1)
      return operand === null ? null : { text: operand.text, exact: operand.exact && match.count <= 1 }
    }
  }
}

/** FTS5 tests prefixes only at the end of a phrase; otherwise only the presence of each word can be tested. */
function rowExpression({ tests }: RowMatch): MatchExpression {
  const phrases = phrasesOf(tests)
  if (phrases !== null) return { text: phrases.length === 1 ? phrases[0]! : `(${phrases.join(' OR ')})`, exact: true }
  const words = tests.map((test) => `(${(test.kind === 'prefix' ? [`"${test.text}"*`] : quoted(test.texts)).join(' OR ')})`)
  return { text: `(${words.join(' AND ')})`, exact: false }
}

/** Every phrase of a row, null if there are too many or a prefix is not at the end. */
function phrasesOf(tests: readonly ResolvedTest[]): string[] | null {
  const last = tests.at(-1)
  if (last === undefined) return [NOTHING]
  if (tests.length === 1 && last.kind === 'tokens') return quoted(last.texts)
  let phrases = ['']
  for (const test of tests) {
    if (test.kind === 'prefix' && test !== last) return null
    const texts = test.kind === 'prefix' ? [test.text] : test.texts
    phrases = phrases.flatMap((phrase) =>
      texts.filter((text) => follows(phrase, text)).map((text) => (phrase === '' ? text : `${phrase} ${text}`)),
    )
    if (phrases.length > MAX_PHRASES * 8) return null
  }
  if (phrases.length > MAX_PHRASES) return null
  if (phrases.length === 0) return [NOTHING]
  return last.kind === 'prefix' ? quoted(phrases).map((phrase) => `${phrase}*`) : quoted(phrases)
}

/** Two Chinese characters in one token: the next position begins with the second of them. */
const BIGRAM = /(?:^| )\p{Script=Han}(\p{Script=Han})$/u

/** Whether this token can follow that phrase in a text. */
function follows(phrase: string, token: string): boolean {
  const second = BIGRAM.exec(phrase)?.[1]
  return second === undefined || token.startsWith(second)
}

/** Tokens contain neither quotes nor spaces, so they need no escaping. */
function quoted(texts: readonly string[]): string[] {
  return texts.length === 0 ? [NOTHING] : texts.map((text) => `"${text}"`)
}

/**
 * FTS5's NEAR counts tokens, one less than positions after a CJK phrase, and one word can match both sides: hence the wider distance, and
 * the result is never exact.
 */
function proximityExpression({ operator, distance, left, right }: ProximityMatch, depth: number): MatchExpression | null {
  const sides = [left, right].map((side) => (side.kind === 'row' ? phrasesOf(side.tests) : null))
  if (distance !== null && operator !== 'sen' && operator !== 'para' && sides.every((side) => side?.length === 1)) {
    return { text: `NEAR(${sides[0]![0]} ${sides[1]![0]}, ${distance + 1})`, exact: false }
  }
  const both = joined([matchExpression(left, depth + 1), matchExpression(right, depth + 1)], ' AND ')
  return both === null ? null : { text: both.text, exact: false }
}

function joined(parts: readonly (MatchExpression | null)[], operator: string): MatchExpression | null {
  if (parts.length === 0 || parts.includes(null)) return null
  const known = parts as readonly MatchExpression[]
  if (known.length === 1) return known[0]!
  return { text: `(${known.map((part) => part.text).join(operator)})`, exact: known.every((part) => part.exact) }
}
