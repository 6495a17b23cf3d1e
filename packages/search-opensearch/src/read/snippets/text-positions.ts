import { characterClass, CJK, patternTest, tokenTests, type AnalyzedText, type TextMatch } from '@gezhi/query'
import { englishStem, nearSpans, togetherSpans, type PartOf, type Span, type TextPositions } from '@gezhi/search'
import type { Compounds } from '../../query-dsl/resolved-words.ts'
import { rowsOf, type Place, type Row } from '../../query-dsl/word-row.ts'

/** Positions in a text, analysed locally, that match the same rows of words as in the cluster. */
export function textPositions(compounds: Compounds): TextPositions<AnalyzedText> {
  return {
    occurrencesOf: (match) => {
      const rows = rowsOf(match, compounds).map((row) => testsOf(row, match))
      return ({ tokens }) =>
        rows.flatMap(({ tests, length }) => startsOf(tokens, tests).map((start) => ({ start, end: start + length }))).toSorted(byPlace)
    },
    near: ({ operator, distance }, text, left, right) => {
      if (operator === 'sen' || operator === 'para')
        return togetherSpans(left, right, partsOf(operator === 'sen' ? text.sentences : text.paragraphs))
      return nearSpans(left, right, distance ?? 0, operator === 'adj', () => 0)
    },
  }
}

type TokenTest = (token: string) => boolean

/** Number of positions of an occurrence: the last one of a pattern may be untested. */
function testsOf(row: Row, match: Extract<TextMatch, { kind: 'words' | 'sequence' }>): { tests: readonly TokenTest[]; length: number } {
  const length = match.kind === 'sequence' ? Math.max(row.length, tokenTests(match).positions) : row.length
  return { tests: row.map(testOf), length }
}

function testOf({ kind, text }: Place): TokenTest {
  switch (kind) {
    case 'token':
      return (token) => token === text
    case 'stem':
      return (token) => englishStem(token) === text
    case 'character':
      return (token) => token.startsWith(text) && characterClass(token.codePointAt(0) as number) === CJK
    case 'prefix':
      return (token) => token.startsWith(text)
    case 'pattern':
      return (token) => patternTest(text).test(token)
  }
}

function startsOf(tokens: readonly string[], tests: readonly TokenTest[]): number[] {
  const starts: number[] = []
  for (let at = 0; at + tests.length <= tokens.length; at++) if (tests.every((test, i) => test(tokens[at + i]!))) starts.push(at)
  return starts
}

function byPlace(a: Span, b: Span): number {
  return a.start - b.start || a.end - b.end
}

function partsOf(starts: readonly number[]): PartOf {
  return (position) => starts.findLastIndex((start) => start <= position)
}
