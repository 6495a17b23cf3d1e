/** English translations of Chinese words. */
export interface Glossary {
  /** Number of words. */
  readonly size: number
  get(word: string): string | undefined
}

/**
 * A glossary as one text, which can be sent to another thread cheaply: lines `word<tab>gloss` in the order of the words, and the offset
 * of each.
 */
export interface PackedGlossary {
  readonly text: string
  readonly starts: Int32Array
}

const TAB = '\t'

/** Packs words and their glosses; they contain neither tabs nor line breaks. Pure. */
export function packGlossary(glosses: ReadonlyMap<string, string>): PackedGlossary {
  const lines = [...glosses].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([word, gloss]) => `${word}${TAB}${gloss}\n`)
  const starts = new Int32Array(lines.length + 1)
  for (const [i, line] of lines.entries()) starts[i + 1] = starts[i]! + line.length
  return { text: lines.join(''), starts }
}

/** Looks words up in a packed glossary. */
export function unpackGlossary({ text, starts }: PackedGlossary): Glossary {
  const words = starts.length - 1
  return {
    size: words,
    get(word) {
      let [low, high] = [0, words]
      while (low < high) {
        const middle = (low + high) >>> 1
        if (isBefore(text, starts[middle]!, word)) low = middle + 1
        else high = middle
      }
      const start = starts[low]!
      const isFound = low < words && text.startsWith(word + TAB, start)
      return isFound ? text.slice(start + word.length + 1, starts[low + 1]! - 1) : undefined
    },
  }
}

/** Whether the word of the line that begins at `start` comes before a word. */
function isBefore(text: string, start: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const difference = text.charCodeAt(start + i) - word.charCodeAt(i)
    if (difference !== 0) return difference < 0
  }
  return false
}
