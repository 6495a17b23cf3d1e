/** Character class of a folded code point. */
export const OTHER = 1
/** Letter or digit of a script with word separators. */
export const WORD = 2
/** Combining mark: continues a word, never begins one. */
export const MARK = 3
/** Han, kana, hangul, bopomofo: each character is a position. */
export const CJK = 4
/** A sign that is a word of its own: `%`, `‰`, `°`. */
export const SIGN = 5

const UNKNOWN = 0
const CLASSES = new Uint8Array(0x10000)

/** The class of one folded code point. Classes of the basic plane are cached. */
export function characterClass(codePoint: number): number {
  if (codePoint > 0xffff) return classify(codePoint)
  const known = CLASSES[codePoint] as number
  return known === UNKNOWN ? (CLASSES[codePoint] = classify(codePoint)) : known
}

const CJK_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]/u
const SIGNS = /[%‰°]/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const COMBINING = /\p{M}/u

function classify(codePoint: number): number {
  const char = String.fromCodePoint(codePoint)
  if (SIGNS.test(char)) return SIGN
  if (COMBINING.test(char)) return MARK
  if (CJK_SCRIPTS.test(char)) return CJK
  return LETTER_OR_DIGIT.test(char) ? WORD : OTHER
}
