/** One JSON object as an office serves it. */
export type Row = Readonly<Record<string, unknown>>

/** The office's markers for a missing value. */
const NOTHING = new Set(['', '-', 'null', 'NULL', 'NONE', 'N/A', '()', ','])
/** The first day of the calendar means no date. */
const NO_DAY = /^000[01]-\d\d-\d\d|^\d\d-\d\d-000[01]/

/** The values along a path of keys (`assignmentBag.reelNumber`), through lists, as text; missing values are left out. */
export function textsAt(row: unknown, path: string): string[] {
  return valuesAt(row, path).map(textOfValue).filter(Boolean)
}

/** The first value along a path, undefined if there is none. */
export function textAt(row: unknown, path: string): string | undefined {
  return textsAt(row, path)[0]
}

/** The objects along a path. */
export function rowsAt(row: unknown, path: string): Row[] {
  return valuesAt(row, path).filter((value): value is Row => typeof value === 'object' && value !== null)
}

/** All keys of the row except those given, under the source's own names: a list of objects gives one line each. */
export function otherFacts(row: Row, without: ReadonlySet<string>): Record<string, string[]> {
  const facts = Object.entries(row)
    .filter(([key]) => !without.has(key))
    .map(([key, value]) => [key, (Array.isArray(value) ? value : [value]).map(inOneLine).filter(Boolean)] as const)
  return Object.fromEntries(facts.filter(([, values]) => values.length > 0))
}

function valuesAt(row: unknown, path: string): unknown[] {
  let found: unknown[] = [row]
  for (const key of path.split('.')) {
    found = found.flatMap((value) => {
      const next = typeof value === 'object' && value !== null ? (value as Row)[key] : undefined
      return Array.isArray(next) ? next : [next]
    })
  }
  return found.filter((value) => value !== undefined && value !== null)
}

/** `key: value, key: value`, nested objects in their place. */
function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(inOneLine).filter(Boolean).join('; ')
  if (typeof value !== 'object' || value === null) return textOfValue(value)
  return Object.entries(value)
    .map(([key, part]) => [key, inOneLine(part)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`)
    .join(', ')
}

function textOfValue(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return ''
  const written = String(value).trim()
  return NOTHING.has(written) || NO_DAY.test(written) ? '' : written
}
