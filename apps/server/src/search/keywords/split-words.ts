const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Words of a text, Chinese and others, without duplicates and in order. Single characters and letters are left out unless there is
 * nothing else. Pure.
 */
export function splitWords(text: string): string[] {
  const words = [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const telling = words.filter((word) => [...word].length > 1)
  return [...new Set(telling.length > 0 ? telling : words)]
}

/** The parts between commas, semicolons or line breaks, without operators of a query. Pure. */
export function listedWords(text: string): string[] {
  const parts = text.split(/[,;，；、\n]|\b(?:AND|OR|NOT|XOR)\b/).map((part) => part.replace(/[()"“”]/g, ' ').trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}
