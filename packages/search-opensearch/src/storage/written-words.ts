import { analyzeText, characterClass, CJK } from '@gezhi/query'
import { englishStem } from '@gezhi/search'

/**
 * Markers next to the words of an indexed text. They are private-use characters, and the analyzers of the index remove them again: a
 * sentence or paragraph begins (before the word) or ends here, the word is part of a CJK run, its English stem follows.
 */
export const SIGNS = {
  sentenceBegins: '\ue010',
  sentenceEnds: '\ue011',
  paragraphBegins: '\ue012',
  paragraphEnds: '\ue013',
  stem: '\ue014',
  cjk: '\ue015',
} as const

/** A token that occurs in no text. */
export const NOBODYS_WORD = '\ue01f'

/** First and last tokens of sentences and paragraphs, for the field of borders. */
export const BORDERS = {
  sen: { begins: SIGNS.sentenceBegins, ends: SIGNS.sentenceEnds },
  para: { begins: SIGNS.paragraphBegins, ends: SIGNS.paragraphEnds },
} as const

/** One value of a text column in indexed form: the tokens of our own analyzer, separated by spaces, with their markers. Pure. */
export function writtenWords(text: string): string {
  const { tokens, sentences, paragraphs } = analyzeText(text)
  const signs = tokens.map(() => '')
  addSigns(signs, sentences, BORDERS.sen)
  addSigns(signs, paragraphs, BORDERS.para)
  return tokens.map((token, at) => (signs[at] as string) + withForm(token)).join(' ')
}

/**
 * A paragraph of one word gets no markers: nothing in it can be near anything else, and its end could be mistaken for that of the
 * previous one.
 */
function addSigns(signs: string[], starts: readonly number[], { begins, ends }: { readonly begins: string; readonly ends: string }): void {
  starts.forEach((start, i) => {
    const last = (starts[i + 1] ?? signs.length) - 1
    if (last <= start) return
    signs[start] += begins
    signs[last] += ends
  })
}

function withForm(token: string): string {
  if (characterClass(token.codePointAt(0) as number) === CJK) return SIGNS.cjk + token
  const stem = englishStem(token)
  return stem === null || stem === token ? token : token + SIGNS.stem + stem
}
