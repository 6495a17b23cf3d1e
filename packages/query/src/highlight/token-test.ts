import type { TextMatch, TokenTest } from '../condition.ts'
import { analyzeQueryText } from '../analyzer/analyze-query-text.ts'

/** Whether one token of a text passes a test. */
export function passes(test: TokenTest, token: string): boolean {
  switch (test.kind) {
    case 'token':
      return token === test.text
    case 'prefix':
      return token.startsWith(test.text)
    case 'pattern':
      return patternExpression(test.pattern).test(token)
  }
}

const EXPRESSIONS = new Map<string, RegExp>()
const MAX_STORED = 500

/** A pattern of the query language as a regular expression over a whole token: `*` 0 or more characters, `?` one, `#` none or one. */
export function patternExpression(pattern: string): RegExp {
  const known = EXPRESSIONS.get(pattern)
  if (known !== undefined) return known
  if (EXPRESSIONS.size > MAX_STORED) EXPRESSIONS.clear()
  const wildcards: Record<string, string> = { '*': '.*', '?': '.', '#': '.?' }
  const source = pattern.replace(/\*+/g, '*').replace(/[\\^$.|+()[\]{}*?#/-]/g, (char) => wildcards[char] ?? `\\${char}`)
  const expression = new RegExp(`^${source}$`, 'su')
  EXPRESSIONS.set(pattern, expression)
  return expression
}

/** A word, phrase or pattern as tests at consecutive positions, and the number of positions of an occurrence. */
export function tokenTests(match: Extract<TextMatch, { kind: 'words' | 'sequence' }>): { tests: readonly TokenTest[]; positions: number } {
  if (match.kind === 'sequence') return match
  const { terms, positions } = analyzeQueryText(match.text)
  return { tests: terms.map(({ text, prefix }): TokenTest => ({ kind: prefix ? 'prefix' : 'token', text })), positions }
}
