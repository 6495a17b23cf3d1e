import { MAX_CANDIDATES, recallPlan, type Probe, type Recall, type Sought } from '@gezhi/search/semantic'
import type { Collection } from '@gezhi/semantic'
import { EVERYTHING, type Clause } from '../query-dsl/clause.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { candidatesBody, manyCandidates, subjectOf, type CandidateRow } from './candidate-rows.ts'
import type { RequestTerms } from './request-terms.ts'

/** Number of candidates found by vectors. */
const NEAREST = 300
/** Number of nearest documents searched for those that match the other conditions. */
const NEAREST_WITHIN = 5000
/** If a filter has no more hits than this, all are scored. */
const SCORED_ALL = 2000

/** Number of nearest documents that `findCandidates` needs. Pure. */
export function nearestLimit(within: Clause | null): number {
  return within === null ? NEAREST : NEAREST_WITHIN
}

export interface CandidatesRequest {
  readonly sought: Sought
  readonly terms: RequestTerms
  readonly collection: Collection
  /** The part of the index to search; null: all of it. */
  readonly within: Clause | null
  /** Documents nearest to the question by their vectors, nearest first, from the whole index. */
  readonly nearest: readonly string[]
  /** Documents about this subject (`RecordKind.sameSubject`) are excluded. */
  readonly excluded: string | null
  readonly signal: AbortSignal | undefined
}

/** The candidates found by words or by vectors, each document once, newest first. */
export async function findCandidates(searching: Searching, request: CandidatesRequest): Promise<CandidateRow[]> {
  const { within, excluded, signal } = request
  const few = within !== null && (await isFew(searching, within, signal))
  const found = few
    ? await manyCandidates(searching, [candidatesBody(searching.layout, filtered(EVERYTHING, within), SCORED_ALL)], signal)
    : await recalled(searching, request)
  const rows = new Map(found.flat().map((row) => [row.docId, row]))
  return [...rows.values()].filter((row) => excluded === null || subjectOf(searching.layout.kind, row) !== excluded).sort(newestFirst)
}

/** As `IndexLayout.newestFirst` sorts a list. */
function newestFirst(a: CandidateRow, b: CandidateRow): number {
  return b.address - a.address || b.tieBreak - a.tieBreak || (a.docId < b.docId ? -1 : 1)
}

async function isFew({ cluster, index }: Searching, within: Clause, signal: AbortSignal | undefined): Promise<boolean> {
  const body = { size: 0, track_total_hits: SCORED_ALL + 1, query: filtered(EVERYTHING, within) }
  const answer = await cluster.call<{ hits: { total: { value: number } } }>({ method: 'POST', path: `/${index}/_search`, body, signal })
  return answer.hits.total.value <= SCORED_ALL
}

async function recalled(
  searching: Searching,
  { sought, terms, collection, within, nearest, signal }: CandidatesRequest,
): Promise<CandidateRow[][]> {
  const plan = recallPlan(sought.terms, collection)
  const probes: [Clause, number][] = []
  if (plan.own.probes.length > 0) probes.push([recallClause(terms, plan.own), plan.maxOwn])
  if (plan.others.probes.length > 0) probes.push([recallClause(terms, plan.others), MAX_CANDIDATES])
  const rarest = plan.own.probes.length + plan.others.probes.length === 0 ? plan.rarest : null
  if (rarest !== null) probes.push([heldInTitle(terms, rarest), MAX_CANDIDATES])
  const near = await nearestWithin(searching, nearest, within, signal)
  if (near.length > 0) probes.push([{ terms: { docId: near } }, near.length])
  const bodies = probes.map(([clause, maxHits]) => candidatesBody(searching.layout, filtered(clause, within), maxHits))
  const [first = [], ...others] = await manyCandidates(searching, bodies, signal)
  if (plan.own.probes.length === 0 || plan.others.probes.length === 0) return [first, ...others]
  const [translated = [], ...byVector] = others
  return [first, translated.slice(0, MAX_CANDIDATES - first.length), ...byVector]
}

/** The nearest documents that match the conditions, nearest first. */
async function nearestWithin(
  { cluster, index }: Searching,
  nearest: readonly string[],
  within: Clause | null,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  if (within === null || nearest.length === 0) return nearest.slice(0, NEAREST)
  const query = filtered({ terms: { docId: nearest } }, within)
  const body = { size: nearest.length, query, _source: false, track_total_hits: false, docvalue_fields: ['docId'] }
  const answer = await cluster.call<{ hits: { hits: readonly { fields: { docId: readonly [string] } }[] } }>({
    method: 'POST',
    path: `/${index}/_search`,
    body,
    signal,
  })
  const met = new Set(answer.hits.hits.map(({ fields }) => fields.docId[0]))
  return nearest.filter((docId) => met.has(docId)).slice(0, NEAREST)
}

function filtered(clause: Clause, within: Clause | null): Clause {
  return within === null ? clause : { bool: { must: [clause], filter: [within] } }
}

/** The score of a document is the sum of the probes it contains. */
function recallClause(terms: RequestTerms, { probes, countsTitles }: Recall): Clause {
  const should = probes.flatMap((probe) => {
    const weighed = (filter: Clause) => ({ constant_score: { filter, boost: probe.worth } })
    return [weighed(held(terms, probe)), ...(countsTitles ? [weighed(heldInTitle(terms, probe))] : [])]
  })
  return { bool: { should, minimum_should_match: 1 } }
}

function held(terms: RequestTerms, { ids }: Probe): Clause {
  return allOf(ids.map((id) => ({ term: { 'meaning.term': terms.term(id) } })))
}

function heldInTitle(terms: RequestTerms, { ids }: Probe): Clause {
  return allOf(ids.map((id) => ({ term: { 'meaning.title': terms.term(id) } })))
}

function allOf(clauses: readonly Clause[]): Clause {
  return clauses.length === 1 ? clauses[0]! : { bool: { filter: clauses } }
}
