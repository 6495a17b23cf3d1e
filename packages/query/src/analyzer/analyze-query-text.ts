import { analyzeText } from './analyze-text.ts'
import { characterClass, CJK } from './character-class.ts'

/** What a word or phrase of a query matches: these tokens at consecutive positions. */
export interface QueryTerms {
  readonly terms: readonly QueryTerm[]
  /** Positions an occurrence takes up; one more than there are terms if the last character of a CJK run needs no test of its own. */
  readonly positions: number
}

export interface QueryTerm {
  readonly text: string
  /** Any token with this prefix: a single CJK character followed by anything. */
  readonly prefix: boolean
}

/**
 * Tokens to search for. The text may continue after the query's last CJK character, so that character is not searched for as the end of a
 * run: the bigram before it suffices, and a single character becomes a prefix. No terms for a text of punctuation only.
 */
export function analyzeQueryText(text: string): QueryTerms {
  const { tokens, joined } = analyzeText(text)
  const positions = tokens.length
  const terms = tokens.map((token) => ({ text: token, prefix: false }))
  const last = tokens.at(-1)
  if (last === undefined || characterClass(last.codePointAt(0) as number) !== CJK) return { terms, positions }
  terms.pop()
  if (joined.at(-1) !== true) terms.push({ text: last, prefix: true })
  return { terms, positions }
}
