import { decodeHTML } from 'entities'

/** Compares texts in any notation: super- and subscripts, full width, letter case, punctuation and leading zeros are ignored. */
export interface Words {
  readonly tokens: ReadonlySet<string>
  /** All letters and digits of each text, without separators. */
  readonly plain: string
}

/** Letters and digits only. Greek is omitted, because older named character sets write it differently. */
export function plainText(text: string): string {
  return simple(text).replaceAll(' ', '')
}

/**
 * Symbol names between full stops, as the office's text systems of 1976 to 2001 wrote them and later files still do; Greek letters and
 * other symbols are not words.
 */
const NAMED_SIGNS =
  /\.(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega|degree|deg|micro|times|div|multidot|\+-|[lg]toreq|noteq|about|apprxeq|ident|infin|[dt]bd|fwdarw|rarw|crclbar|sym|angle|quadrature|sctn|copyrgt|rtm)\./g

function simple(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(NAMED_SIGNS, ' ')
    .replace(/&\w+;|##\w+##|\.su[bp]\./g, (mark) => (mark.startsWith('.') ? '' : ' '))
    .replace(/[^\p{L}\p{N}]+|\p{Script=Greek}+/gu, ' ')
    .trim()
}

/** The combined words of several texts. */
export function wordsOf(texts: readonly string[]): Words {
  const written = texts.flatMap(writings)
  return { tokens: new Set(written.flatMap(tokensOf)), plain: written.map(plainText).join('|') }
}

/** A text is contained if it occurs verbatim, or if all its words occur and, for a long one, its middle occurs without gaps. */
export function containsText(words: Words, text: string, contiguous = true): boolean {
  return writings(text).some((written) => containsWriting(words, written, contiguous))
}

function containsWriting(words: Words, text: string, contiguous: boolean): boolean {
  const plain = plainText(text)
  const hasAll = tokensOf(text).every((token) => words.tokens.has(token))
  // Before the text is searched for, which takes long.
  if (hasAll && (plain.length < LONG || !contiguous)) return true
  if (words.plain.includes(plain)) return true
  return hasAll && words.plain.includes(plain.slice(plain.length / 2 - WINDOW, plain.length / 2 + WINDOW))
}

const LONG = 120
const WINDOW = 10

function tokensOf(text: string): string[] {
  return simple(text).split(' ').filter(Boolean)
}

/** A date in any order as `yyyyMMdd`, as far as it is known. */
const DAYS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:\D.*)?$/, ([, year, month, day]) => year! + month!.padStart(2, '0') + day!.padStart(2, '0')],
  [/^(\d\d)[-/](\d\d)[-/](\d{4})$/, ([, month, day, year]) => year! + month! + day!],
  [/^((?:18|19|20)\d\d(?:0\d|1[0-2])?)(?:00){1,2}$/, ([, known]) => known!],
]

/** A text without HTML markup, symbols instead of their names, no leading zeros, dates in eight digits. */
function writings(text: string): string[] {
  const trimmed = text.trim()
  const day = DAYS.flatMap(([shape, write]) => {
    const match = shape.exec(trimmed)
    return match === null ? [] : [write(match)]
  })
  const plain = /[<&]/.test(trimmed)
    ? decodeHTML(trimmed.replace(/<br\s*\/?>/g, ' ').replace(/<\/?[a-z][^<>]*>|<\?[^<>]*\?>/gi, ''))
    : trimmed
  const lowered = plain.replace(/\.su[bp]\./g, '').replace(/##\w+##/g, ' ')
  const zeros = lowered.replace(/(?<!\d)0+(?=\d)/g, '')
  return [...new Set([trimmed, ...day, plain, lowered, zeros])]
}
