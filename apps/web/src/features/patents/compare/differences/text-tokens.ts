import { analyzeText, foldText } from '@gezhi/query'

/** A unit in which texts are compared, with what counts as equal. */
export interface TextToken {
  readonly text: string
  /** Equal for texts that differ in case, width, script or white space only. */
  readonly key: string
  /** Words and characters; not punctuation and white space. */
  readonly isWord: boolean
}

/** White space as a whole, other characters between words one by one. */
const GAP = /\s+|\S/gu

/**
 * Splits a text into words (scripts with word separators), characters (Chinese, Japanese, Korean), punctuation and white space, as search
 * does. Joined, the tokens are the text.
 */
export function textTokens(text: string): TextToken[] {
  const { starts, ends } = analyzeText(text)
  const tokens: TextToken[] = []
  const addGap = (from: number, to: number) => {
    for (const [gap] of text.slice(from, to).matchAll(GAP)) tokens.push({ text: gap, key: gapKey(gap), isWord: false })
  }
  let end = 0
  starts.forEach((start, index) => {
    // Parts of one composed character share their range in the text.
    if (start < end) return
    addGap(end, start)
    end = ends[index] as number
    const word = text.slice(start, end)
    tokens.push({ text: word, key: foldText(word).text, isWord: true })
  })
  addGap(end, text.length)
  return tokens
}

function gapKey(gap: string): string {
  return /^\s/u.test(gap) ? ' ' : foldText(gap).text.trim() || gap
}
