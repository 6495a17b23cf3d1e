import { inverseFrequency, type Collection, type SoughtTerm } from '@gezhi/meaning'
import type { HitSet } from '../../read/hit-set.ts'
import { toOrdinals } from '../../read/snapshot.ts'
import { topOrdinals } from '../../read/top-ordinals.ts'
import type { TermTable } from '../terms/term-table.ts'
import type { MeaningReader } from './meaning-reader.ts'

/** Candidates that words find; all terms of the question decide their order afterwards. */
export const MOST_CANDIDATES = 1000
/** Ways of finding that are tried: the most telling ones. */
const MOST_OPTIONS = 32
/** Documents read for all of them together: this keeps the time of a question the same whatever the size of the index. */
const POSTINGS = 100_000
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

/** The documents that hold most of what is telling in a question, by ordinal, best first; only those of `within`, where that is given. */
export function recalled(reader: MeaningReader, terms: readonly SoughtTerm[], collection: Collection, within: HitSet | null): number[] {
  const probes = affordable(probesOf(reader.terms, terms, collection))
  if (probes.length === 0) return newestWithRarest(reader, terms, collection, within)
  const { sums, session } = reader
  sums.reset(session.documents)
  for (const { match, worth } of probes) {
    addWorth(reader, `${COLUMNS} : ${match}`, worth, within)
    if (probes.length <= FEW) addWorth(reader, `title : ${match}`, worth, within)
  }
  return topOrdinals(sums.touched, MOST_CANDIDATES, (a, b) => sums.of(b) - sums.of(a) || b - a)
}

function addWorth({ session, sums }: MeaningReader, match: string, worth: number, within: HitSet | null): void {
  const found = session.connection.collect('SELECT count(collect(rowid)) FROM words WHERE words MATCH ?', [match])
  for (const ordinal of toOrdinals(session.snapshot, found.numbers, found.size)) {
    if (within === null || within.has(ordinal)) sums.add(ordinal, worth)
  }
}

function probesOf(table: TermTable, terms: readonly SoughtTerm[], collection: Collection): Probe[] {
  return terms
    .flatMap(({ weight, options }) =>
      options.map(({ ids, share, documents }) => ({
        match: ids.length === 1 ? anyForm(table, ids[0]!) : `(${ids.map((id) => anyForm(table, id)).join(' AND ')})`,
        worth: weight * share * inverseFrequency(documents, collection),
        documents,
      })),
    )
    .toSorted((a, b) => b.worth - a.worth)
}

function anyForm(table: TermTable, term: number): string {
  return `(${table
    .formsOf(term)
    .map((form) => `"${form}"`)
    .join(' OR ')})`
}

function affordable(probes: readonly Probe[]): Probe[] {
  let read = 0
  const kept = probes.filter(({ documents }) => {
    if (documents === 0 || read + documents > POSTINGS) return false
    read += documents
    return true
  })
  return kept.slice(0, MOST_OPTIONS)
}

function newestWithRarest(reader: MeaningReader, terms: readonly SoughtTerm[], collection: Collection, within: HitSet | null): number[] {
  const rarest = probesOf(reader.terms, terms, collection).find(({ documents }) => documents > 0)
  if (rarest === undefined) return []
  const sql = `SELECT count(collect(id)) FROM (SELECT rowid AS id FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ${NEWEST})`
  const found = reader.session.connection.collect(sql, [`title : ${rarest.match}`])
  const newestFirst = toOrdinals(reader.session.snapshot, found.numbers.slice(0, found.size).sort(), found.size).reverse()
  return [...newestFirst].filter((ordinal) => within === null || within.has(ordinal)).slice(0, MOST_CANDIDATES)
}
