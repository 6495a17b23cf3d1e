import { doubleMetaphone } from 'double-metaphone'

/** Shorter codes say too little: half of all words of two consonants share theirs. */
const MIN_CODE = 2

/** The sounds of a Latin text by Double Metaphone, one or two codes; empty if it has too few consonants. Pure. */
export function englishSounds(letters: string): readonly string[] {
  const codes = [...new Set(doubleMetaphone(spokenSpelling(letters)))]
  return codes.filter((code) => code.length >= MIN_CODE)
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/4/g, 'for'],
  [/2/g, 'to'],
  [/8/g, 'ate'],
  [/0/g, 'o'],
  [/kw/g, 'qu'],
  [/ck|c(?=[aou])/g, 'k'],
  [/ph/g, 'f'],
  [/^x(?=[b-df-hj-np-tv-z])/, 'ex'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
  [/igh/g, 'i'],
  [/(.)\1/g, '$1'],
]

/** A spelling in which letters that stand for the same sound, in English and in the names of trade, are the same. Pure. */
export function spokenSpelling(letters: string): string {
  return SPELLINGS.reduce((text, [pattern, to]) => text.replace(pattern, to), letters)
}
