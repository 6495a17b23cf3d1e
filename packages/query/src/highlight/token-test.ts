import type { TextMatch, TokenTest } from '../condition.ts'
import { analyzeQueryText } from '../analyzer/analyze-query-text.ts'
import { wildcardTest, type WildcardTest } from './wildcard-test.ts'

/** Whether one token of a text passes a test. */
export function passes(test: TokenTest, token: string): boolean {
  switch (test.kind) {
    case 'token':
      return token === test.text
    case 'prefix':
      return token.startsWith(test.text)
    case 'pattern':
      return patternTest(test.pattern).test(token)
  }
}

const TESTS = new Map<string, WildcardTest>()
const MAX_STORED = 500

/** A pattern of the query language over a whole token (`wildcardTest`). */
export function patternTest(pattern: string): WildcardTest {
  const known = TESTS.get(pattern)
  if (known !== undefined) return known
  if (TESTS.size > MAX_STORED) TESTS.clear()
  const test = wildcardTest(pattern, { ignoreCase: false })
  TESTS.set(pattern, test)
  return test
}

/** A word, phrase or pattern as tests at consecutive positions, and the number of positions of an occurrence. */
export function tokenTests(match: Extract<TextMatch, { kind: 'words' | 'sequence' }>): { tests: readonly TokenTest[]; positions: number } {
  if (match.kind === 'sequence') return match
  const { terms, positions } = analyzeQueryText(match.text)
  return { tests: terms.map(({ text, prefix }): TokenTest => ({ kind: prefix ? 'prefix' : 'token', text })), positions }
}
