import { dotSigns } from './dot-signs.ts'

/** One tagged value of a text document: `NAM  Yano; Shozo`, its continuation lines joined. */
export interface TaggedLine {
  readonly tag: string
  /** Leading blanks count: symbols are in fixed columns. Empty for a tag that only opens a group. */
  readonly value: string
}

/**
 * Reads tagged text: a tag of capitals and digits at the beginning of a line, its value from column `column`, continuation lines
 * indented. Lines of one value are joined by spaces; in tables (values of `KEPT` tags) the lines are preserved.
 */
export function taggedLines(
  text: string,
  tag: RegExp,
  column: (tag: string) => number,
  retained: ReadonlySet<string> = new Set(),
): TaggedLine[] {
  const lines: { tag: string; parts: string[] }[] = []
  for (const line of text.split('\n')) {
    const name = tag.exec(line)?.[1]
    if (name !== undefined) lines.push({ tag: name, parts: [line.slice(column(name))] })
    else if (line.trim() !== '') lines.at(-1)?.parts.push(line)
  }
  return lines.map(({ tag: name, parts: [first = '', ...more] }) => ({
    tag: name,
    value: retained.has(name)
      ? [first.trim(), ...more].join('\n').trim()
      : [first.trimEnd(), ...more.map((part) => part.trim())].join(' ').trimEnd(),
  }))
}

const SHIFTS: Readonly<Record<string, string>> = { sub: '₀₁₂₃₄₅₆₇₈₉₊₋', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻' }
const SHIFTED = '0123456789+-'

/**
 * Converts super- and subscript numbers (`D.sub.1`, `10.sup.-3`, `GeSb.sub.2Te`) and named characters (`.mu.`) to Unicode. Other super-
 * and subscripts (`R.sub.A`, `4.sup.th`) lose only the marker. Picture markers (`##STR1##`) are removed.
 */
export function plainSigns(text: string): string {
  return dotSigns(text)
    .replace(/\.(sub|sup)\.(\d+[-+]?|[-+]\d*)(?![\da-z])/g, (_, shift: string, signs: string) =>
      [...signs].map((sign) => [...(SHIFTS[shift] ?? '')][SHIFTED.indexOf(sign)]).join(''),
    )
    .replace(/\.su[bp]\.(?=\S)/g, '')
    .replace(/ *##[A-Z]+\d+## */g, ' ')
    .trim()
}
