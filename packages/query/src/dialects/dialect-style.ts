import type { ProximityNode, RangeNode } from '../tree.ts'

/** A node written in a dialect, or its substitute with the loss to report. */
export interface Written {
  readonly text: string
  /** The closest construct of the dialect was used: its description. */
  readonly near?: string
}

/** How a dialect is written; null if it lacks the construct. */
export interface DialectStyle {
  /** Converts our wildcards (`*` any, `?` one, `#` none or one) to its own. */
  readonly pattern: (text: string) => Written
  readonly proximity: (node: Pick<ProximityNode, 'operator' | 'distance' | 'negated'>) => Written | null
  /** At least `count` times. */
  readonly frequency: ((term: string, count: number) => string) | null
  readonly xor: boolean
  readonly optional: boolean
  readonly semantic: ((quoted: string) => string) | null
  readonly history: ((line: number) => string) | null
  /** A field over a written term or bracketed expression. */
  readonly field: (name: string, body: string) => string
  /** Several fields at once, if supported. */
  readonly fields: ((names: readonly string[], body: string) => string) | null
  /** A range of a date or count field; bounds in the dialect's notation. */
  readonly range: (name: string, range: Bounds) => string
  /** A date bound: our digits in the dialect's notation. */
  readonly date: (digits: string) => string
  /** A day, month or year needs a range of days. */
  readonly wholeDays: boolean
  /** A class symbol with (`below`) or without its descendants. */
  readonly symbol: (name: string, symbol: string, below: boolean) => Written
  /** The whole value of a name, null if only its words can be searched for. */
  readonly exact: ((name: string, quoted: string) => string) | null
  /** A word that would otherwise be parsed as something else. */
  readonly word: (text: string) => string
}

export type Bounds = Omit<RangeNode, 'kind' | 'range'>

/** A phrase in quotes; quotes inside are dropped, because none of the dialects can escape them. */
export function quotedInDialect(text: string): string {
  return `"${text.replace(/["“”„‟＂]/g, ' ').trim()}"`
}

/** Plain words unchanged, anything with special characters in quotes. */
export function plainOrQuoted(text: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N}/.-]*$/u.test(text) && !/^(?:and|or|not|xor|to|adj|near|with|same|prox)\d*$/i.test(text)
    ? text
    : quotedInDialect(text)
}

/** Converts wildcards; `near` if one has no equivalent and a similar one is used. */
export function exchangeWildcards(one: string, noneOrOne: string | null, any = '*'): (text: string) => Written {
  const signs: Readonly<Record<string, string>> = { '*': any, '?': one, '#': noneOrOne ?? any }
  return (text) => {
    const written = text.replace(/[*?#]/g, (sign) => signs[sign] as string)
    return noneOrOne === null && text.includes('#') ? { text: written, near: any } : { text: written }
  }
}

/** `[a TO b]`, an asterisk for an open end. */
export function bracketedBounds({ from, to, fromInclusive, toInclusive }: Bounds): string {
  return `${fromInclusive ? '[' : '{'}${from ?? '*'} TO ${to ?? '*'}${toInclusive ? ']' : '}'}`
}

/** `>=a`, `<b` for one-sided ranges, null for two-sided ones. */
export function oneSided({ from, to, fromInclusive, toInclusive }: Bounds): string | null {
  if (from !== null && to === null) return `${fromInclusive ? '>=' : '>'}${from}`
  return from === null && to !== null ? `${toInclusive ? '<=' : '<'}${to}` : null
}
