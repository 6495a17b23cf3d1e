import { inverseFrequency, type Collection, type SoughtTerm } from '@gezhi/meaning'
import { SearchError, type MeaningChannel, type MeaningHit, type MeaningPage, type MeaningRequest } from '@gezhi/search'
import { groupOf } from '../../read/collapse.ts'
import { conditionHits } from '../../read/condition-hits.ts'
import type { ResolvedCondition } from '../../read/resolved-condition.ts'
import { textsAt, recordsAt, type StoredTexts } from '../../read/stored-records.ts'
import { JOINING, questionTerms, wordAround } from '../question/question-terms-shown.ts'
import { readQuestion, type ReadQuestion } from '../question/read-question.ts'
import { questionVector } from '../question/question-vector.ts'
import { soughtTerms } from '../question/sought-terms.ts'
import { chooseSentences, type WorthOfToken } from './choose-sentences.ts'
import { findCandidates, type Candidates } from './candidates.ts'
import { termShares, type Explaining } from './explain-hit.ts'
import type { MeaningReader } from './meaning-reader.ts'
import { orderCandidates, ranksOf } from './order-candidates.ts'
import { scoreCandidates, type ScoredCandidates } from './score-candidates.ts'

/** A page whose records the other thread reads: parsed here they would have to be copied there. */
export type WrittenMeaningPage = Omit<MeaningPage, 'hits'> & { readonly hits: readonly (Omit<MeaningHit, 'record'> & StoredTexts)[] }

export type MeaningJob = Omit<MeaningRequest, 'query' | 'filters' | 'signal'> & {
  readonly condition: ResolvedCondition
  /** The vector of a question in words by a model outside. */
  readonly asked?: AskedVector
}

export type RankJob = Pick<MeaningJob, 'question' | 'translate' | 'synonyms' | 'channels' | 'condition' | 'asked'>

/** What a model outside made of a question; worth nothing beside vectors of another model. */
export interface AskedVector {
  readonly model: string
  readonly vector: Float32Array
}

const CHANNELS: readonly MeaningChannel[] = ['title', 'words', 'feedback', 'vector']
const PASSAGE_LENGTH = 240
const HAN_PAIR = /^\p{Script=Han}{2}$/u

/** A page of what a condition selects, ranked by how much it is about what a question is about. */
export function rankByMeaning(reader: MeaningReader, job: MeaningJob): WrittenMeaningPage {
  const ranked = rankAll(reader, job)
  const { candidates, scored, order, terms, words, collection, title } = ranked
  const hits = hitsOf(reader, job, ranked)
  return { hits, total: order.length, channels: channelsOf(candidates, scored, title), terms: questionTerms(terms, words, collection) }
}

/** The same without a page: the ordinals of all that is ranked, the best first. */
export function orderByMeaning(reader: MeaningReader, job: RankJob): Uint32Array {
  const { candidates, order } = rankAll(reader, job)
  return Uint32Array.from(order, (place) => candidates.ordinals[place]!)
}

function rankAll(reader: MeaningReader, job: RankJob): Ranked {
  reader.refresh()
  const { session } = reader
  const question = readQuestion(session, job.question)
  const { terms, words } = soughtTerms(reader, question.text, { isTranslated: job.translate !== false, synonyms: job.synonyms ?? [] })
  if (terms.length === 0) throw new SearchError('invalid-request', 'The question holds no word')
  const wanted = new Set(job.channels ?? CHANNELS)
  const collection = reader.collection()
  const candidates = findCandidates(reader, {
    terms,
    collection,
    vector: wanted.has('vector') ? vectorOf(reader, job, terms, question) : null,
    within: job.condition.kind === 'all' ? null : conditionHits(session, job.condition),
    isExcluded: question.isExcluded,
  })
  const scored = scoreCandidates(
    candidates,
    terms,
    collection,
    (term) => reader.documents(term),
    wanted,
    reader.shared?.model?.learned !== null,
  )
  const title = wanted.has('title') ? question.title : null
  const order = orderCandidates(candidates, scored.fused, title, groupOf(session, 'application'))
  return { candidates, scored, order, terms, words, collection, title }
}

function vectorOf(reader: MeaningReader, { asked }: RankJob, terms: readonly SoughtTerm[], { ordinal }: ReadQuestion): Float32Array | null {
  const model = reader.shared?.model
  if (model == null) return null
  if (model.learned !== null) return questionVector(reader, terms)
  if (ordinal !== null) return reader.vectorOf(ordinal)
  return asked?.model === model.id ? asked.vector : null
}

interface Ranked {
  readonly candidates: Candidates
  readonly scored: ScoredCandidates
  readonly order: readonly number[]
  readonly terms: readonly SoughtTerm[]
  readonly words: ReadonlySet<string>
  readonly collection: Collection
  readonly title: number | null
}

function channelsOf({ titles }: Candidates, { channels }: ScoredCandidates, title: number | null): MeaningChannel[] {
  const isTitle = title !== null && titles.some((hashes) => hashes.includes(title))
  return CHANNELS.filter((channel) => (channel === 'title' ? isTitle : channels.has(channel)))
}

function hitsOf(reader: MeaningReader, job: MeaningJob, ranked: Ranked): WrittenMeaningPage['hits'] {
  const { candidates, scored, order, title } = ranked
  const places = order.slice(job.from, job.from + job.size)
  const { rowIds } = reader.session.snapshot
  const rowsOf = (wanted: readonly number[]) => wanted.map((place) => rowIds[candidates.ordinals[place]!]!)
  const ranks = [...scored.channels].map(([channel, scores]) => [channel, ranksOf(scores)] as const)
  const nameOf = (place: number) => textsAt(reader.session, rowsOf([place]), true)[0]!.docId
  const explaining: Explaining = {
    bags: candidates.bags,
    scored,
    words: ranked.words,
    collection: ranked.collection,
    table: reader.terms,
    isWord: (text) => !HAN_PAIR.test(text) || (!JOINING.test(text) && reader.translations?.isChineseWord(text) !== false),
    nameOf,
  }
  const score = scoresOf(scored.fused, order)
  const passage = passageOf(reader, job, ranked)
  return textsAt(reader.session, rowsOf(places), job.short).map((stored, i) => {
    const place = places[i]!
    const found = ranks.flatMap(([channel, of]) => (of[place]! > 0 ? [[channel, of[place]!] as const] : []))
    const isTitle = title !== null && candidates.titles[place]!.includes(title)
    return {
      ...stored,
      score: score(place),
      ranks: Object.fromEntries(isTitle ? [['title', 1] as const, ...found] : found),
      terms: job.explain === false ? [] : termShares(explaining, place),
      ...passage(rowsOf([place])[0]!),
    }
  })
}

/** 100 for the best, 0 for what is no better than the candidates are on average. */
function scoresOf(fused: Float64Array, order: readonly number[]): (place: number) => number {
  const best = order.reduce((most, place) => Math.max(most, fused[place]!), 0)
  return (place) => (best <= 0 ? 100 : Math.max(0, Math.min(100, (100 * fused[place]!) / best)))
}

function passageOf(
  reader: MeaningReader,
  job: MeaningJob,
  { terms, words, collection }: Ranked,
): (rowId: number) => Partial<Pick<MeaningHit, 'passage'>> {
  const length = job.explain === false ? 0 : (job.passageLength ?? PASSAGE_LENGTH)
  if (length === 0) return () => ({})
  const worth = worthOfTokens(reader, terms, words, collection)
  return (rowId) => {
    const passage = chooseSentences(recordsAt(reader.session, [rowId])[0]!.record, worth, length)
    return passage === null ? {} : { passage }
  }
}

function worthOfTokens(
  reader: MeaningReader,
  terms: readonly SoughtTerm[],
  words: ReadonlySet<string>,
  collection: Collection,
): WorthOfToken {
  const worth = new Map<number, number>()
  for (const { text, weight, options } of terms) {
    // A pair of characters over the border of two words is rare and says nothing.
    if (wordAround(text, words) === null) continue
    for (const { ids, share, documents } of options) {
      for (const id of ids) worth.set(id, Math.max(worth.get(id) ?? 0, weight * share * inverseFrequency(documents, collection)))
    }
  }
  const known = new Map<string, { term: number; worth: number }>()
  return (token) => {
    const found = known.get(token) ?? looked(token)
    known.set(token, found)
    return found
  }
  function looked(token: string): { term: number; worth: number } {
    const id = reader.session.vocabulary.id(token)
    const term = id === 0 ? 0 : reader.terms.termOf(id)
    return { term, worth: worth.get(term) ?? 0 }
  }
}
