/** Numbers of features: each kind has its own range. Features that share a number only cost comparisons. */
const KEY_BITS = 20
const SYLLABLE_BITS = 14
const HAN_COUNT = 0x1_0000
const TRIGRAM_COUNT = 0x1_0000

const SYLLABLES_FROM = HAN_COUNT
const TRIGRAMS_FROM = SYLLABLES_FROM + (1 << SYLLABLE_BITS)
const KEYS_FROM = TRIGRAMS_FROM + TRIGRAM_COUNT

/** The number of buckets of an index. */
export const BUCKET_COUNT = KEYS_FROM + (1 << KEY_BITS)

/** Whole texts that two similar marks share, by what they are. */
export type KeyKind = 'han' | 'shape' | 'hanSet' | 'wordSet' | 'sound' | 'digits' | 'digitSet' | 'initials' | 'word' | 'english'

/** The bucket of marks with a Han character. Pure. */
export function hanBucket(char: string): number {
  return char.codePointAt(0)! % HAN_COUNT
}

/** The bucket of marks with a character that has this reading. Pure. */
export function syllableBucket(sound: string): number {
  return SYLLABLES_FROM + (hash(sound) >>> (32 - SYLLABLE_BITS))
}

/** The bucket of marks with the same key of a kind. Pure. */
export function keyBucket(kind: KeyKind, text: string): number {
  return KEYS_FROM + (hash(`${kind}:${text}`) >>> (32 - KEY_BITS))
}

/** The buckets of the three-letter parts of a skeleton, its edges included, each once. Pure. */
export function trigramBuckets(skeleton: string): number[] {
  const codes = [0, ...Array.from(skeleton, letterCode), 0]
  const buckets = new Set<number>()
  for (let at = 0; at + 2 < codes.length; at++) {
    buckets.add(TRIGRAMS_FROM + (codes[at]! * LETTERS + codes[at + 1]!) * LETTERS + codes[at + 2]!)
  }
  return [...buckets]
}

/** The edge, ten digits, 26 letters, and all else. */
const LETTERS = 38

function letterCode(letter: string): number {
  const code = letter.charCodeAt(0)
  if (code >= 0x61 && code <= 0x7a) return code - 0x61 + 11
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 1 : LETTERS - 1
}

/** FNV-1a, finished so that the upper bits depend on all. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}
