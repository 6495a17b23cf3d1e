import type { Collection, SoughtTerm } from '@gezhi/semantic'
import { MAX_CANDIDATES, recallPlan, type Probe, type Recall } from '@gezhi/search/semantic'
import type { HitSet } from '../../read/hit-set.ts'
import { columnFilter } from '../../storage/index-layout.ts'
import { toOrdinals } from '../../read/snapshot.ts'
import { topOrdinals } from '../../read/top-ordinals.ts'
import type { SemanticReader } from './semantic-reader.ts'

/** Number of newest records examined if every word of the question occurs in more than the budget allows. */
const NEWEST = 20_000

/**
 * The documents that contain most of the distinctive words of a question, by ordinal; only those of `within`, if given. None if no text of
 * the kind describes a record.
 */
export function recalled(reader: SemanticReader, terms: readonly SoughtTerm[], collection: Collection, within: HitSet | null): number[] {
  if (reader.session.layout.main.size === 0) return []
  const { own, maxOwn, others, rarest } = recallPlan(terms, collection)
  const found = best(reader, own, within, maxOwn)
  const translated = best(reader, others, within, MAX_CANDIDATES - found.length)
  const all = [...new Set([...found, ...translated])]
  return all.length > 0 || rarest === null ? all : newestWith(reader, rarest, within)
}

function best(reader: SemanticReader, { probes, countsTitles }: Recall, within: HitSet | null, maxHits: number): number[] {
  const { sums, session } = reader
  const { layout } = session
  const [everywhere, inTitles] = [columnFilter(layout, layout.main), columnFilter(layout, layout.titles)]
  sums.reset(session.documents)
  for (const probe of probes) {
    const match = expressionOf(reader, probe)
    addWorth(reader, `${everywhere} : ${match}`, probe.worth, within)
    if (countsTitles && layout.titles.size > 0) addWorth(reader, `${inTitles} : ${match}`, probe.worth, within)
  }
  return topOrdinals(sums.touched, maxHits, (a, b) => sums.of(b) - sums.of(a) || b - a)
}

function addWorth({ session, sums }: SemanticReader, match: string, worth: number, within: HitSet | null): void {
  const found = session.connection.collect('SELECT count(collect(rowid)) FROM words WHERE words MATCH ?', [match])
  for (const ordinal of toOrdinals(session.snapshot, found.numbers, found.size)) {
    if (within === null || within.has(ordinal)) sums.add(ordinal, worth)
  }
}

function expressionOf(reader: SemanticReader, { ids }: Probe): string {
  return ids.length === 1 ? anyForm(reader, ids[0]!) : `(${ids.map((id) => anyForm(reader, id)).join(' AND ')})`
}

function anyForm({ terms }: SemanticReader, term: number): string {
  return `(${terms
    .formsOf(term)
    .map((form) => `"${form}"`)
    .join(' OR ')})`
}

/** The newest with the rarest word of a question in their title. */
function newestWith(reader: SemanticReader, rarest: Probe, within: HitSet | null): number[] {
  const { layout } = reader.session
  if (layout.titles.size === 0) return []
  const sql = `SELECT count(collect(id)) FROM (SELECT rowid AS id FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ${NEWEST})`
  const found = reader.session.connection.collect(sql, [`${columnFilter(layout, layout.titles)} : ${expressionOf(reader, rarest)}`])
  const newestFirst = toOrdinals(reader.session.snapshot, found.numbers.slice(0, found.size).sort(), found.size).reverse()
  return [...newestFirst].filter((ordinal) => within === null || within.has(ordinal)).slice(0, MAX_CANDIDATES)
}
