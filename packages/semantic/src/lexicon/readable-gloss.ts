import type { DictionaryEntry } from './gloss-translations.ts'

const HAN_WORD = /^\p{Script=Han}{1,8}$/u
/** Remarks about a word rather than translations. */
const REMARK = /surname |variant of |\(idiom\)|CL:|^see |^abbr\. |^used in |^also |^\(?Taiwan pr|classifier for|\bpr\. \[/
const LONGEST = 40

/** The shortest suitable translation of a Chinese word: a noun before a verb, without remarks; null if the dictionary has none. Pure. */
export function readableGloss(glosses: readonly string[]): string | null {
  const senses = glosses
    .filter((gloss) => !REMARK.test(gloss))
    .flatMap((gloss) => gloss.split(/[;/]/))
    .map((sense) =>
      sense
        .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sense) => /^[a-z]/i.test(sense) && sense.length <= LONGEST && !/\p{Script=Han}|\.\.\./u.test(sense))
  const best = senses.find((sense) => !sense.startsWith('to ')) ?? senses[0]
  return best === undefined ? null : best.replace(/^(?:to|an?|the) /, '')
}

/** One gloss per word; a dictionary may have several entries for a word: other words have priority over names. */
export function readableGlosses(entries: Iterable<DictionaryEntry>): Map<string, string> {
  const found = new Map<string, string>()
  const names = new Map<string, string>()
  for (const { word, pinyin, glosses } of entries) {
    const into = /^[A-Z]/.test(pinyin) ? names : found
    const gloss = HAN_WORD.test(word) && !into.has(word) ? readableGloss(glosses) : null
    if (gloss !== null) into.set(word, gloss)
  }
  return new Map([...names, ...found])
}
