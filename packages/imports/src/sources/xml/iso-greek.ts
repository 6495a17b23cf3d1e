/** Letters of ISO 8879 `ISOgrk1` without an HTML name: `&tgr;` is τ. In alphabetical order. */
const NAMES = 'a b g d e z ee th i k l m n x o p r s t u ph kh ps oh'.split(' ')
const SMALL = 'αβγδεζηθικλμνξοπρστυφχψω'
const CAPITAL = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...NAMES.map((name, index) => [`&${name}gr;`, SMALL[index] as string] as const),
  ...NAMES.map((name, index) => [`&${name.toUpperCase()}gr;`, CAPITAL[index] as string] as const),
  ['&sfgr;', 'ς'] as const,
])

/** The Greek letter of an entity reference (`&tgr;`), null if it names none. */
export function greekLetter(reference: string): string | null {
  return LETTERS.get(reference) ?? null
}
