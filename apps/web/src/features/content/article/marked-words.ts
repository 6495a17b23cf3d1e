/** The words a search in the help centre looks for, as the server splits them: in small letters, without doubles. */
export function searchedWords(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))]
}

/** A part of a text and whether it is one of the words. */
export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

/**
 * Splits a text at the words (in lower case); the parts joined are the text. If two words begin at the same position the longer one
 * counts.
 */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const longestFirst = words.filter(Boolean).toSorted((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return text === '' ? [] : [{ text, marked: false }]
  const pattern = new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
