import { analyzeQueryText, type SearchCondition, type TextMatch, type TokenTest } from '@gezhi/query'
import { splitSemantic } from '@gezhi/search/semantic'
import type { ResolvedCondition, ResolvedMatch, ResolvedTest } from './resolved-condition.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Maximum number of words a pattern may match. */
const MAX_WORDS = 500
/** The same inside proximity, where every word is tested at every position. */
const MAX_WORDS_IN_PROXIMITY = 64

/** The best semantic hits among what a condition selects, as a condition. */
export type RankWithin = (text: string, within: ResolvedCondition) => ResolvedCondition

/** Input of resolving a condition. */
export interface Resolving {
  readonly vocabulary: Vocabulary
  /** Number of text columns of the index. */
  readonly columnCount: number
  readonly rank: RankWithin
}

/** Looks up variants and patterns, and ranks the semantic part. Throws `SearchError` pattern-too-broad, and errors of `rank`. */
export function resolveCondition(condition: SearchCondition, resolving: Resolving): ResolvedCondition {
  const { vocabulary, columnCount, rank } = resolving
  const resolve = (operand: SearchCondition) => resolveCondition(operand, resolving)
  const split = splitSemantic(condition)
  if (split !== null) {
    const required = rank(split.text, resolve(split.within))
    return split.optional.reduce<ResolvedCondition>((all, one) => ({ kind: 'optional', required: all, optional: resolve(one) }), required)
  }
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return { kind: condition.kind, operands: condition.operands.map(resolve) }
    case 'not':
      return { kind: 'not', operand: resolve(condition.operand) }
    case 'optional':
      return { kind: 'optional', required: resolve(condition.required), optional: resolve(condition.optional) }
    case 'text':
      return {
        kind: 'text',
        columns: condition.columns,
        ...(condition.columns.length === columnCount && { anywhere: true }),
        match: resolveMatch(vocabulary, condition.match),
      }
    case 'all':
    case 'none':
    case 'value':
    case 'records':
      return condition
    case 'semantic':
      return rank(condition.text, { kind: 'all' })
  }
}

/** The same for a match. */
export function resolveMatch(vocabulary: Vocabulary, match: TextMatch, limit = MAX_WORDS): ResolvedMatch {
  switch (match.kind) {
    case 'words':
      return match.vary ? variedWords(vocabulary, match.text) : exactWords(match.text)
    case 'sequence':
      return { kind: 'row', tests: match.tests.map((test) => resolveTest(vocabulary, test, limit)), positions: match.positions }
    case 'any':
      return anyOf(match.options.map((option) => resolveMatch(vocabulary, option, limit)))
    case 'proximity': {
      const [left, right] = [match.left, match.right].map((side) => resolveMatch(vocabulary, side, MAX_WORDS_IN_PROXIMITY))
      return { kind: 'proximity', operator: match.operator, distance: match.distance, left: left!, right: right! }
    }
    case 'frequency':
      return { kind: 'frequency', count: match.count, operand: resolveMatch(vocabulary, match.operand, limit) }
  }
}

function resolveTest(vocabulary: Vocabulary, test: TokenTest, limit: number): ResolvedTest {
  if (test.kind === 'token') return oneToken(test.text)
  if (test.kind === 'pattern') return { kind: 'tokens', texts: vocabulary.expand(test.pattern, limit) }
  const countsWords = limit < MAX_WORDS && /^[!-\u024f]/.test(test.text)
  return countsWords ? { kind: 'tokens', texts: vocabulary.expand(`${test.text}*`, limit) } : { kind: 'prefix', text: test.text }
}

function exactWords(text: string): ResolvedMatch {
  const { terms, positions } = analyzeQueryText(text)
  return { kind: 'row', tests: terms.map((term) => (term.prefix ? { kind: 'prefix', text: term.text } : oneToken(term.text))), positions }
}

/** One English word in all its forms, joined or hyphenated; anything else only exactly. */
function variedWords(vocabulary: Vocabulary, text: string): ResolvedMatch {
  const { terms } = analyzeQueryText(text)
  const words = terms.map((term) => term.text)
  if (words.length === 0 || !words.every((word) => /^[a-z]+$/.test(word))) return exactWords(text)
  if (words.length > 1) return anyOf([exactWords(text), ...(isHyphened(text) ? joinedForms(vocabulary, words.join('')) : [])])
  const hyphened = vocabulary.hyphenations(words[0]!).map((parts) => exactWords(parts.join(' ')))
  return anyOf([{ kind: 'row', tests: [{ kind: 'tokens', texts: vocabulary.forms(words[0]!) }], positions: 1 }, ...hyphened])
}

function joinedForms(vocabulary: Vocabulary, joined: string): ResolvedMatch[] {
  return vocabulary.id(joined) === 0 ? [] : [{ kind: 'row', tests: [{ kind: 'tokens', texts: vocabulary.forms(joined) }], positions: 1 }]
}

function isHyphened(text: string): boolean {
  return /^\p{L}+(?:[-\u2010\u2011]\p{L}+)+$/u.test(text.trim())
}

function oneToken(text: string): ResolvedTest {
  return { kind: 'tokens', texts: [text] }
}

function anyOf(options: readonly ResolvedMatch[]): ResolvedMatch {
  return options.length === 1
    ? options[0]!
    : { kind: 'any', options: options.flatMap((option) => (option.kind === 'any' ? option.options : [option])) }
}
