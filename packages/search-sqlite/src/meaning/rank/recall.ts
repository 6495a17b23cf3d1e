import { inverseFrequency, type Collection, type SoughtOption, type SoughtTerm } from '@gezhi/meaning'
import type { HitSet } from '../../read/hit-set.ts'
import { toOrdinals } from '../../read/snapshot.ts'
import { topOrdinals } from '../../read/top-ordinals.ts'
import type { TermTable } from '../terms/term-table.ts'
import type { MeaningReader } from './meaning-reader.ts'

/** Candidates that words find; all terms of the question decide their order afterwards. */
export const MOST_CANDIDATES = 1000
/** Ways of finding that are tried: the most telling ones. */
const MOST_PROBES = 64
/** Documents read for all of them together: this keeps the time of a question the same whatever the size of the index. */
const POSTINGS = 40_000
/** A question of so few words finds many records by the same words; those with them in their title come first. */
const FEW = 6
/** Newest records looked at where every word of the question is in more than the budget allows. */
const NEWEST = 20_000
const COLUMNS = '{title abstract independentClaims}'

interface Probe {
  readonly match: string
  readonly worth: number
  readonly documents: number
}

/**
 * The documents that hold most of what is telling in a question, by ordinal; only those of `within`, where that is given. What is found by
 * translations has places of its own: a record in the other language never holds as much as one that has the words themselves.
 */
export function recalled(reader: MeaningReader, terms: readonly SoughtTerm[], collection: Collection, within: HitSet | null): number[] {
  const [own, others] = [true, false].map((isOwn) =>
    probesOf(reader.terms, terms, collection, ({ source }) => (source === 'own') === isOwn),
  )
  const half = own!.length > 0 && others!.length > 0 ? 0.5 : 1
  const ownProbes = affordable(own!, POSTINGS * half)
  const found = best(reader, ownProbes, within, MOST_CANDIDATES * half)
  const otherProbes = affordable(others!, POSTINGS - postingsOf(ownProbes))
  const translated = best(reader, otherProbes, within, MOST_CANDIDATES - found.length)
  const all = [...new Set([...found, ...translated])]
  return all.length > 0 ? all : newestWithRarest(reader, [...own!, ...others!], within)
}

function postingsOf(probes: readonly Probe[]): number {
  return probes.reduce((sum, { documents }) => sum + documents, 0)
}

function best(reader: MeaningReader, probes: readonly Probe[], within: HitSet | null, most: number): number[] {
  const { sums, session } = reader
  sums.reset(session.documents)
  for (const { match, worth } of probes) {
    addWorth(reader, `${COLUMNS} : ${match}`, worth, within)
    if (probes.length <= FEW) addWorth(reader, `title : ${match}`, worth, within)
  }
  return topOrdinals(sums.touched, most, (a, b) => sums.of(b) - sums.of(a) || a - b)
}

function addWorth({ session, sums }: MeaningReader, match: string, worth: number, within: HitSet | null): void {
  const found = session.connection.collect('SELECT count(collect(rowid)) FROM words WHERE words MATCH ?', [match])
  for (const ordinal of toOrdinals(session.snapshot, found.numbers, found.size)) {
    if (within === null || within.has(ordinal)) sums.add(ordinal, worth)
  }
}

function probesOf(
  table: TermTable,
  terms: readonly SoughtTerm[],
  collection: Collection,
  isWanted: (option: SoughtOption) => boolean,
): Probe[] {
  return terms
    .flatMap(({ weight, options }) =>
      options.filter(isWanted).map(({ ids, share, documents }) => ({
        match: ids.length === 1 ? anyForm(table, ids[0]!) : `(${ids.map((id) => anyForm(table, id)).join(' AND ')})`,
        worth: weight * share * inverseFrequency(documents, collection),
        documents,
      })),
    )
    .filter(({ documents }) => documents > 0)
    .toSorted((a, b) => b.worth - a.worth)
}

function anyForm(table: TermTable, term: number): string {
  return `(${table
    .formsOf(term)
    .map((form) => `"${form}"`)
    .join(' OR ')})`
}

function affordable(probes: readonly Probe[], budget: number): Probe[] {
  let read = 0
  const kept: Probe[] = []
  for (const probe of probes) {
    if (kept.length === MOST_PROBES) break
    if (read + probe.documents > budget) continue
    read += probe.documents
    kept.push(probe)
  }
  return kept
}

/** Where every word of a question is in more records than the budget allows: the newest with the rarest of them in their title. */
function newestWithRarest(reader: MeaningReader, probes: readonly Probe[], within: HitSet | null): number[] {
  const rarest = probes.toSorted((a, b) => a.documents - b.documents)[0]
  if (rarest === undefined) return []
  const sql = `SELECT count(collect(id)) FROM (SELECT rowid AS id FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ${NEWEST})`
  const found = reader.session.connection.collect(sql, [`title : ${rarest.match}`])
  const newestFirst = toOrdinals(reader.session.snapshot, found.numbers.slice(0, found.size).sort(), found.size).reverse()
  return [...newestFirst].filter((ordinal) => within === null || within.has(ordinal)).slice(0, MOST_CANDIDATES)
}
