/** A part of the text of a PDF object: a string in brackets, or the text between such strings. */
export interface ObjectText {
  readonly text: string
  readonly isLiteral: boolean
}

/** The text of an object divided at its strings, whose contents are no syntax. */
export function splitLiterals(text: string): readonly ObjectText[] {
  const parts: ObjectText[] = []
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('(', at)
    const end = open < 0 ? text.length : open
    if (end > at) parts.push({ text: text.slice(at, end), isLiteral: false })
    if (open < 0) break
    at = endOfLiteral(text, open)
    parts.push({ text: text.slice(open, at), isLiteral: true })
  }
  return parts
}

/** After the bracket that closes the one at `open`. */
function endOfLiteral(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return at + 1
  }
  return text.length
}
