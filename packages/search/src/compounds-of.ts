import type { AnalyzedText } from '@gezhi/query'

const HYPHEN = /[-\u2010\u2011]/
const LATIN = /^[a-z]{2,}$/

/** The hyphenated pairs of English words in an analysed text: `lithium`, `ion`. Pure. */
export function compoundsOf(text: string, { tokens, starts, ends }: AnalyzedText): [string, string][] {
  if (!HYPHEN.test(text)) return []
  return tokens.flatMap((token, i): [string, string][] => {
    const before = tokens[i - 1]
    if (before === undefined || !LATIN.test(before) || !LATIN.test(token)) return []
    const end = ends[i - 1]!
    return starts[i]! - end === 1 && HYPHEN.test(text.charAt(end)) ? [[before, token]] : []
  })
}
