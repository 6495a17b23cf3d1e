import { analyzeText, type AnalyzedText } from '../analyzer/analyze-text.ts'
import type { TextRange } from '../tree.ts'
import type { HighlightTerm } from './highlight-terms.ts'
import { passes, tokenTests } from './token-test.ts'

export interface Highlight extends TextRange {
  readonly clause: number
}

export interface HighlightOptions {
  /** Whether a word of the text is another form of a word of the query (a stem, say); exact words only by default. */
  readonly isVariant?: (queryToken: string, textToken: string) => boolean
}

/** Places of a text to mark, in UTF-16 units of it, ascending, none within another; the earlier clause wins where they meet. Pure. */
export function highlightText(text: string, terms: readonly HighlightTerm[], options: HighlightOptions = {}): readonly Highlight[] {
  const analyzed = analyzeText(text)
  const clauses = Array.from<number | undefined>({ length: analyzed.tokens.length })
  const begins = new Set<number>()
  for (const term of terms) mark(term, analyzed, options, clauses, begins)
  return rangesOf(analyzed, clauses, begins)
}

function mark(
  term: HighlightTerm,
  { tokens }: AnalyzedText,
  { isVariant = () => false }: HighlightOptions,
  clauses: (number | undefined)[],
  begins: Set<number>,
): void {
  const { tests, positions } = tokenTests(term.match)
  const vary = term.match.kind === 'words' && term.match.vary && tests.length === 1
  if (tests.length === 0) return
  for (let at = 0; at + tests.length <= tokens.length; at++) {
    const found = tests.every((test, i) => {
      const token = tokens[at + i] as string
      return passes(test, token) || (vary && test.kind === 'token' && isVariant(test.text, token))
    })
    if (!found) continue
    if (clauses[at] === undefined) begins.add(at)
    for (let i = at; i < Math.min(at + positions, tokens.length); i++) clauses[i] ??= term.clause
  }
}

function rangesOf({ starts, ends }: AnalyzedText, clauses: readonly (number | undefined)[], begins: ReadonlySet<number>): Highlight[] {
  const found: Highlight[] = []
  for (let i = 0; i < clauses.length; i++) {
    const clause = clauses[i]
    if (clause === undefined) continue
    const last = found.at(-1)
    const goesOn = last !== undefined && clauses[i - 1] === clause && !begins.has(i)
    if (goesOn) found[found.length - 1] = { ...last, end: ends[i] as number }
    else found.push({ clause, start: Math.max(starts[i] as number, last?.end ?? 0), end: ends[i] as number })
  }
  return found.filter(({ start, end }) => start < end)
}
