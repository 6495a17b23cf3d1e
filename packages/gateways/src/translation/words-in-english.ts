import type { Glossary } from '@gezhi/semantic'
import { PATENT_WORDS } from './patent-words.ts'

const HAN_RUN = /(\p{Script=Han}+)/u
const HAN = /^\p{Script=Han}/u
/** Characters of the longest words in the dictionary. */
const LONGEST_WORD = 8
const SIGNS: Readonly<Record<string, string>> = { '、': ',', '。': '.', '“': '"', '”': '"', '《': '"', '》': '"' }

/**
 * Translates a Chinese text word by word: from left to right the longest known word, each by its one gloss. Unknown words and text that
 * is not Chinese (numbers, formulas, operators and fields of a query) are unchanged. Pure.
 */
export function wordsInEnglish(text: string, glossary: Glossary): string {
  const plain = text.normalize('NFKC').replace(/[、。“”《》]/g, (sign) => SIGNS[sign]!)
  const fragments = plain.split(HAN_RUN).flatMap((run) => (HAN.test(run) ? glosses(run, glossary) : [run]))
  return fragments
    .filter((fragment) => fragment !== '')
    .reduce(joined, '')
    .trim()
}

function glosses(run: string, glossary: Glossary): string[] {
  const chars = [...run]
  const found: string[] = []
  for (let at = 0; at < chars.length;) {
    const { length, gloss } = longestWord(chars.slice(at, at + LONGEST_WORD), glossary)
    found.push(gloss)
    at += length
  }
  return found
}

function longestWord(chars: readonly string[], glossary: Glossary): { length: number; gloss: string } {
  for (let length = chars.length; length > 0; length--) {
    const word = chars.slice(0, length).join('')
    const gloss = PATENT_WORDS.get(word) ?? glossary.get(word)
    if (gloss !== undefined) return { length, gloss }
  }
  return { length: 1, gloss: chars[0]! }
}

/** A space between words and after punctuation, none inside brackets and quotes. */
function joined(before: string, fragment: string): string {
  const parts = /[\p{L}\p{N},.;:)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(fragment)
  return before + (parts ? ' ' : '') + fragment
}
