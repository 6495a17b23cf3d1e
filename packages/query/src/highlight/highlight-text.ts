import { analyzeText, type AnalyzedText } from '../analyzer/analyze-text.ts'
import type { HighlightTerm } from './highlight-terms.ts'
import { markRanges, type Highlight, type MarkedSpan } from './mark-ranges.ts'
import { passes, tokenTests } from './token-test.ts'

export interface HighlightOptions {
  /** Whether a word of the text is another form of a word of the query (a stem, say); exact words only by default. */
  readonly isVariant?: (queryToken: string, textToken: string) => boolean
}

/** Ranges of a text to highlight, in its UTF-16 units, ascending and disjoint; the earlier clause wins on overlap. Pure. */
export function highlightText(text: string, terms: readonly HighlightTerm[], options: HighlightOptions = {}): readonly Highlight[] {
  const analyzed = analyzeText(text)
  return markRanges(
    analyzed,
    terms.flatMap((term) => spansOf(term, analyzed, options)),
  )
}

function spansOf({ match, clause }: HighlightTerm, { tokens }: AnalyzedText, { isVariant = () => false }: HighlightOptions): MarkedSpan[] {
  const { tests, positions } = tokenTests(match)
  const vary = match.kind === 'words' && match.vary && tests.length === 1
  const spans: MarkedSpan[] = []
  if (tests.length === 0) return spans
  for (let at = 0; at + tests.length <= tokens.length; at++) {
    const found = tests.every((test, i) => {
      const token = tokens[at + i] as string
      return passes(test, token) || (vary && test.kind === 'token' && isVariant(test.text, token))
    })
    if (found) spans.push({ start: at, end: at + positions, clause })
  }
  return spans
}
