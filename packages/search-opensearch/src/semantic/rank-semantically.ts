import { TermVectorList, type Collection } from '@gezhi/semantic'
import { analyzeText } from '@gezhi/query'
import { aboutTexts, SearchError, type SemanticSearchPage, type SemanticQuestion, type SemanticSearchRequest } from '@gezhi/search'
import {
  channelsOf,
  collapseOrder,
  passageOf,
  questionTerms,
  rankCandidates,
  soughtTerms,
  describeHit,
  type QuestionVector,
  type Candidates,
  type Lexicon,
  type Ranking,
  type Sought,
} from '@gezhi/search/semantic'
import type { Clause } from '../query-dsl/clause.ts'
import { groupPath } from '../read/group-path.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { recordsById } from '../read/stored-records.ts'
import { groupKey, shortRecord } from '../storage/stored-document.ts'
import { titleHash } from '../storage/text-term-vector.ts'
import { termVectorOf } from './build/document-term-vectors.ts'
import { subjectOf, type CandidateRow } from './candidate-rows.ts'
import { findCandidates, nearestLimit } from './find-candidates.ts'
import { indexTerms, RequestTerms } from './request-terms.ts'
import type { TermCounts } from './term-counts.ts'
import type { HeldVectors } from './vectors/current-vectors.ts'
import { nearestTo, type QuestionToCompare } from './vectors/question-nearest.ts'
import type { Nearest } from './vectors/vectors-protocol.ts'
import type { WrittenForms } from './written-forms.ts'

/** Input for ranking a question. */
export interface RankingIndex {
  readonly searching: Searching
  readonly counts: TermCounts
  readonly forms: WrittenForms
  /** null if none is built. */
  readonly lexicon: Lexicon | null
  /** null if none are built or loaded. */
  readonly held: HeldVectors | null
}

/** A question, and the part of the index to search. */
export type RankRequest = Pick<SemanticSearchRequest, 'question' | 'translate' | 'synonyms' | 'channels' | 'signal'> & {
  /** null: the whole index. */
  readonly within: Clause | null
  /** The vector of a text question from an external model. */
  readonly questionVector: QuestionVector | null
}

export interface RankedRows {
  readonly rows: readonly CandidateRow[]
  readonly ranking: Ranking
  readonly terms: RequestTerms
  readonly isChineseWord: ((word: string) => boolean) | null
}

/** All candidates for a question, ranked. Rejects with `SearchError` on an unknown record and a text without a word. */
export async function rankRows(on: RankingIndex, request: RankRequest): Promise<RankedRows> {
  const { searching, counts, lexicon } = on
  const { signal, within } = request
  signal?.throwIfAborted()
  const [question, collection] = await Promise.all([readQuestion(searching, request.question), counts.collection(searching)])
  const { sought, terms } = await readTerms(on, question.text, request)
  if (sought.terms.length === 0) throw new SearchError('no-words', 'The question has no word to search for')
  const near = await nearestOf(on, request, { sought, terms, docId: question.docId, questionVector: request.questionVector })
  const excluded = question.subject
  const nearest = near?.docIds ?? []
  const rows = await findCandidates(searching, { sought, terms, collection, within, nearest, excluded, signal })
  const candidates = {
    termVectors: termVectorsOf(rows, terms),
    titles: rows.map((row) => row.titles),
    cosines: await cosinesOf(on, near, rows),
  }
  const rank = () => rankedOnce({ on, rows, request, collection, sought, terms, candidates, title: question.title })
  const first = rank()
  // Common terms of the best hits are weighted by their numbers of documents, which are loaded once the terms are known.
  await counts.load(searching, first.unknown, signal)
  const { ranking } = first.unknown.size === 0 ? first : rank()
  return { rows, ranking, terms, isChineseWord: lexicon && ((word) => lexicon.hasChinese(word)) }
}

async function nearestOf({ held }: RankingIndex, { channels, within }: RankRequest, question: QuestionToCompare): Promise<Nearest | null> {
  if (held === null || channels?.includes('vector') === false) return null
  return nearestTo(held, question, nearestLimit(within))
}

/** Cosines of candidates; unknown for documents written since the vectors were built. */
async function cosinesOf({ held }: RankingIndex, near: Nearest | null, rows: readonly CandidateRow[]): Promise<Float64Array | null> {
  if (held === null || near === null) return null
  const cosines = await held.vectors.call('cosines', { vector: near.vector, docIds: rows.map(({ docId }) => docId) })
  return cosines.map((cosine, place) => (rows[place]!.written > held.builtAt ? Number.NaN : cosine))
}

/** A page of a ranking. */
export async function pageOfRows(
  { searching }: RankingIndex,
  ranked: RankedRows,
  request: SemanticSearchRequest,
): Promise<SemanticSearchPage<object>> {
  const { rows, ranking, terms, isChineseWord } = ranked
  const { kind } = searching.layout
  const { from, size, collapse, short = false } = request
  if (collapse !== undefined) groupPath(searching.layout, collapse)
  const collapsed = collapse === undefined ? null : collapseOrder(ranking.order, (place) => rows[place]!.groups[collapse]!)
  const order = collapsed?.places ?? ranking.order
  const places = order.slice(from, from + size)
  const stored = await recordsById(
    searching,
    places.map((place) => rows[place]!.docId),
  )
  const records = new Map(stored.map((one) => [one.docId, one]))
  const describe = describeHit(ranking, { terms, isChineseWord, nameOf: (place) => rows[place]!.docId }, request)
  const passage = passageOf(ranking, kind.textColumns, (token) => terms.find(token), request)
  const hits = places.flatMap((place) => {
    const found = records.get(rows[place]!.docId)
    // Deleted since it was ranked.
    if (found === undefined) return []
    return [
      {
        ...found,
        ...(short && { record: shortRecord(kind, found.record) }),
        ...describe(place),
        ...(collapsed && { groupSize: collapsed.groupSize(place) }),
        ...passage(found.record),
      },
    ]
  })
  return {
    hits,
    total: order.length,
    channels: channelsOf(ranking),
    terms: questionTerms(ranking.terms, ranking.words, ranking.collection),
  }
}

interface ReadQuestion {
  readonly text: string
  /** `titleHash` of the whole text; null if it is longer than any title. */
  readonly title: number | null
  /** The record in the question, and its subject (`RecordKind.sameSubject`). */
  readonly docId: string | null
  readonly subject: string | null
}

/** Longer texts are not titles. */
const LONGEST_TITLE = 120

async function readQuestion(searching: Searching, question: SemanticQuestion): Promise<ReadQuestion> {
  if (question.kind === 'text') {
    const { tokens } = analyzeText(question.text)
    const isTitle = tokens.length > 0 && tokens.length <= LONGEST_TITLE
    return { text: question.text, title: isTitle ? titleHash(tokens) : null, docId: null, subject: null }
  }
  const [found] = await recordsById(searching, [question.id])
  if (found === undefined) throw new SearchError('invalid-request', `There is no record ${question.id}`)
  const { docId, record } = found
  const { kind } = searching.layout
  const subject = kind.sameSubject === undefined ? docId : groupKey(kind, kind.sameSubject, record, docId)
  return { text: aboutTexts(kind.textColumns, record).join('\n'), title: null, docId, subject }
}

/** Reads a question three times: to find its terms, with the number of documents of each, and with the forms documents use. */
export async function readTerms(
  { searching, counts, forms, lexicon }: RankingIndex,
  text: string,
  { translate, synonyms = [], signal }: Pick<RankRequest, 'translate' | 'synonyms' | 'signal'>,
): Promise<{ sought: Sought; terms: RequestTerms }> {
  const seeking = { isTranslated: translate !== false, synonyms }
  const requestedForms = new Set<string>()
  const requestTerms = new RequestTerms((term) => {
    requestedForms.add(term)
    return true
  })
  soughtTerms(
    indexTerms(requestTerms, () => 1, lexicon),
    text,
    seeking,
  )
  await counts.load(searching, requestedForms, signal)
  const terms = new RequestTerms((term) => counts.of(term) > 0)
  const sought = soughtTerms(indexTerms(terms, counts.of, lexicon), text, seeking)
  const stems = translatedStems(sought, terms)
  if (stems.size === 0) return { sought, terms }
  await forms.load(searching, stems.values(), signal)
  for (const [number, stem] of stems) terms.write(number, forms.of(stem))
  return { sought: soughtTerms(indexTerms(terms, counts.of, lexicon), text, seeking), terms }
}

const STEM = /^[a-z]{3,}$/

/** English stems that Chinese words of a question are translated to, by number. */
function translatedStems({ terms: sought }: Sought, terms: RequestTerms): Map<number, string> {
  const ids = sought.flatMap(({ options }) => options.flatMap(({ source, ids: own }) => (source === 'own' ? [] : own)))
  return new Map(ids.map((id) => [id, terms.term(id)] as const).filter(([, term]) => STEM.test(term)))
}

function termVectorsOf(rows: readonly CandidateRow[], terms: RequestTerms): TermVectorList {
  const termVectors = new TermVectorList()
  for (const row of rows) termVectors.add(termVectorOf(row, (form) => terms.ofDocument(form)))
  return termVectors
}

interface RankingParts {
  readonly on: RankingIndex
  readonly rows: readonly CandidateRow[]
  readonly request: RankRequest
  readonly collection: Collection
  readonly sought: Sought
  readonly terms: RequestTerms
  readonly candidates: Candidates
  readonly title: number | null
}

/** The ranking, and the terms whose counts were missing. */
function rankedOnce(parts: RankingParts): { ranking: Ranking; unknown: ReadonlySet<string> } {
  const { on, rows, request, collection, sought, terms, candidates, title } = parts
  const { counts, held, searching } = on
  const unknown = new Set<string>()
  const ranking = rankCandidates({
    ...sought,
    candidates,
    collection,
    documents: (number) => {
      const term = terms.term(number)
      if (!counts.isKnown(term)) unknown.add(term)
      return counts.of(term)
    },
    channels: request.channels,
    isLearned: held?.model.sample !== null,
    title,
    group: (place) => subjectOf(searching.layout.kind, rows[place]!),
  })
  return { ranking, unknown }
}
