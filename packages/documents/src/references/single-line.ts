import { cleanText } from '../text/clean-text.ts'

/** A cleaned text without line ends and repeated spaces: a line ends a field of a reference. */
export function singleLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** Several texts, without empty ones. */
export function singleLines(texts: readonly string[]): readonly string[] {
  return texts.map(singleLine).filter((text) => text !== '')
}
