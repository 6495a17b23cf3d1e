import type { SoughtTerm } from '@gezhi/semantic'
import { SearchError, type SemanticHit, type SemanticSearchPage, type SemanticSearchRequest } from '@gezhi/search'
import {
  channelsOf,
  collapseOrder,
  passageOf,
  questionTerms,
  questionVector,
  rankCandidates,
  soughtTerms,
  describeHit,
  type QuestionVector,
  type CollapsedOrder,
  type Ranking,
} from '@gezhi/search/semantic'
import { groupOf, subjectOf } from '../../read/collapse.ts'
import { conditionHits } from '../../read/condition-hits.ts'
import type { ResolvedCondition } from '../../read/resolved-condition.ts'
import { recordJsonAt, recordsAt } from '../../read/stored-records.ts'
import type { StoredRecordJson } from '../../read/stored-record-json.ts'
import { readQuestion, type ReadQuestion } from '../question/read-question.ts'
import { findCandidates, type FoundCandidates } from './candidates.ts'
import type { SemanticReader } from './semantic-reader.ts'

/** A page with unparsed records: parsing here would mean copying objects between threads. */
export type StoredSemanticPage = Omit<SemanticSearchPage, 'hits'> & {
  readonly hits: readonly (Omit<SemanticHit, 'record'> & StoredRecordJson)[]
}

export type SemanticJob = Omit<SemanticSearchRequest, 'query' | 'filters' | 'signal'> & {
  readonly condition: ResolvedCondition
  /** The vector of a text question from an external model. */
  readonly questionVector?: QuestionVector
}

export type RankJob = Pick<SemanticJob, 'question' | 'translate' | 'synonyms' | 'channels' | 'condition' | 'questionVector'>

/** A page of what a condition selects, ranked by similarity to a question. */
export function rankSemantically(reader: SemanticReader, job: SemanticJob): StoredSemanticPage {
  const { candidates, ranking } = rankAll(reader, job)
  const { order, terms, words, collection } = ranking
  const collapsed = collapsedOrder(reader, job, candidates, order)
  const hits = hitsOf(reader, job, candidates, ranking, collapsed)
  return { hits, total: (collapsed?.places ?? order).length, channels: channelsOf(ranking), terms: questionTerms(terms, words, collection) }
}

function collapsedOrder(
  { session }: SemanticReader,
  { collapse }: SemanticJob,
  { ordinals }: FoundCandidates,
  order: readonly number[],
): CollapsedOrder | null {
  if (collapse === undefined) return null
  const group = groupOf(session, collapse)
  return collapseOrder(order, (place) => group(ordinals[place]!))
}

/** The same without a page: the ordinals of the whole ranking, best first. */
export function orderSemantically(reader: SemanticReader, job: RankJob): Uint32Array {
  const { candidates, ranking } = rankAll(reader, job)
  return Uint32Array.from(ranking.order, (place) => candidates.ordinals[place]!)
}

function rankAll(reader: SemanticReader, job: RankJob): { candidates: FoundCandidates; ranking: Ranking } {
  reader.refresh()
  const { session } = reader
  const question = readQuestion(session, job.question)
  const sought = soughtTerms(reader, question.text, { isTranslated: job.translate !== false, synonyms: job.synonyms ?? [] })
  if (sought.terms.length === 0) throw new SearchError('no-words', 'The question has no word to search for')
  const collection = reader.collection()
  const usesVectors = job.channels?.includes('vector') !== false
  const candidates = findCandidates(reader, {
    terms: sought.terms,
    collection,
    vector: usesVectors ? vectorOf(reader, job, sought.terms, question) : null,
    within: job.condition.kind === 'all' ? null : conditionHits(session, job.condition),
    isExcluded: question.isExcluded,
  })
  const group = subjectOf(session)
  const ranking = rankCandidates({
    ...sought,
    candidates,
    collection,
    documents: (term) => reader.documents(term),
    channels: job.channels,
    isLearned: reader.shared?.model?.learned !== null,
    title: question.title,
    group: (place) => group(candidates.ordinals[place]!),
  })
  return { candidates, ranking }
}

function vectorOf(
  reader: SemanticReader,
  { questionVector: externalVector }: RankJob,
  terms: readonly SoughtTerm[],
  { ordinal }: ReadQuestion,
): Float32Array | null {
  const model = reader.shared?.model
  if (model == null) return null
  if (reader.learned !== null) return questionVector(reader.learned, terms)
  if (ordinal !== null) return reader.vectorOf(ordinal)
  return externalVector?.model === model.id ? externalVector.vector : null
}

function hitsOf(
  reader: SemanticReader,
  job: SemanticJob,
  { ordinals }: FoundCandidates,
  ranking: Ranking,
  collapsed: CollapsedOrder | null,
): StoredSemanticPage['hits'] {
  const { session, translations } = reader
  const places = (collapsed?.places ?? ranking.order).slice(job.from, job.from + job.size)
  const rowOf = (place: number) => session.snapshot.rowIds[ordinals[place]!]!
  const describe = describeHit(
    ranking,
    {
      terms: reader.terms,
      isChineseWord: translations && ((word) => translations.isChineseWord(word)),
      nameOf: (place) => recordJsonAt(session, [rowOf(place)], true)[0]!.docId,
    },
    job,
  )
  const passage = passageOf(ranking, session.layout.kind.textColumns, (token) => termOf(reader, token), job)
  const hasPassages = job.explain !== false && job.passageLength !== 0
  return recordJsonAt(session, places.map(rowOf), job.short).map((stored, i) => {
    const place = places[i]!
    const group = collapsed && { groupSize: collapsed.groupSize(place) }
    return { ...stored, ...describe(place), ...group, ...(hasPassages && passage(recordsAt(session, [rowOf(place)])[0]!.record)) }
  })
}

function termOf({ session, terms }: SemanticReader, token: string): number {
  const id = session.vocabulary.id(token)
  return id === 0 ? 0 : terms.termOf(id)
}
