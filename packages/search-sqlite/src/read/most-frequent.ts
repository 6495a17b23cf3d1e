import type { Facet } from '@gezhi/search'
import type { ValueCounts } from './count-values.ts'
import type { IndexSession } from './index-session.ts'

/** A counted value with its id (or number). */
export type FrequentValue = Facet['list'][number] & { readonly id: number }

/** The most frequent values with their text, ties by value. `dictionary`: number of the field with these ids, null for plain numbers. */
export function mostFrequent(session: IndexSession, counts: ValueCounts, count: number, dictionary: number | null): FrequentValue[] {
  const sorted = Int32Array.from(counts.values()).sort().reverse()
  const least = sorted[Math.min(count, sorted.length) - 1] ?? 0
  const above = [...counts].filter(([, hits]) => hits > least).map(([value]) => value)
  const level = new Set([...counts].filter(([, hits]) => hits === least).map(([value]) => value))
  const missing = Math.min(count, sorted.length) - above.length
  const texts = dictionary === null ? numberTexts : dictionaryTexts(session, dictionary)
  const named = [...texts.all(above), ...texts.first(level, missing)]
  const entries = named.map(({ id, text }, place) => ({ id, value: text, count: counts.get(id)!, place }))
  return entries.toSorted((a, b) => b.count - a.count || a.place - b.place)
}

interface NamedValue {
  readonly id: number
  readonly text: string
}

/** Both return values in order. */
interface ValueTexts {
  all(ids: readonly number[]): NamedValue[]
  first(ids: ReadonlySet<number>, count: number): NamedValue[]
}

const numberTexts: ValueTexts = {
  all: (ids) => ids.toSorted((a, b) => a - b).map((id) => ({ id, text: String(id) })),
  first: (ids, count) => numberTexts.all([...ids]).slice(0, count),
}

/** Fewer ties than this are looked up individually; more are found quickly by reading the dictionary from its beginning. */
const FEW = 500

function dictionaryTexts(session: IndexSession, field: number): ValueTexts {
  const find = session.connection.prepare('SELECT value FROM dictionary WHERE field = ? AND id = ?')
  const all = (ids: readonly number[]) =>
    ids.map((id) => ({ id, text: (find.get(field, id) as { value: string }).value })).toSorted((a, b) => byCodePoint(a.text, b.text))
  return { all, first: (ids, count) => (ids.size <= FEW ? all([...ids]).slice(0, count) : readFirst(session, field, ids, count)) }
}

function readFirst(session: IndexSession, field: number, ids: ReadonlySet<number>, count: number): NamedValue[] {
  const found: NamedValue[] = []
  if (count === 0) return found
  const rows = session.connection.prepare('SELECT id, value FROM dictionary WHERE field = ? ORDER BY value').iterate(field)
  for (const { id, value } of rows as Iterable<unknown> as Iterable<{ id: number; value: string }>) {
    if (ids.has(id)) found.push({ id, text: value })
    if (found.length === count) break
  }
  return found
}

/** The order of SQLite's text. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
