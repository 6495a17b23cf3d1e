import { PICTURE_MARK, shiftedText } from '../xml/inline-text.ts'
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
 * Superscript and subscript numbers (`D.sub.1`, `10.sup.-3`, `GeSb.sub.2Te`) and symbols (`.mu.`) become Unicode characters, letters
 * (`V.sub.i`, `R.sub.A`) and ordinals (`4.sup.th`) as in `shiftedText`. If the extent is ambiguous (`x.sub.2n`), `_` and `^` mark the
 * start. Formulas that are images (`##STR1##`) become `PICTURE_MARK`.
 */
export function plainSigns(text: string): string {
  return dotSigns(text)
    .replace(/\.(sub|sup)\.(\d+[-+]?|[-+]\d*)(?![\da-z])/g, (_, shift: string, signs: string) =>
      [...signs].map((sign) => [...(SHIFTS[shift] ?? '')][SHIFTED.indexOf(sign)]).join(''),
    )
    .replace(
      /\.(sub|sup)\.(th|st|nd|rd|[a-z](?![a-z\d])|[A-Z](?![A-Za-z\d]))/g,
      (_, shift: string, sign: string) => shiftedText(shift, sign) ?? sign,
    )
    .replace(/\.(sub|sup)\.(?=[\p{L}\p{N}])/gu, (_, shift: string) => (shift === 'sub' ? '_' : '^'))
    .replace(/\.su[bp]\.(?=\S)/g, '')
    .replace(/(?<! ) *##[A-Z]+\d+## */g, ` ${PICTURE_MARK} `)
    .trim()
}
