import { BagList, type Collection } from '@gezhi/meaning'
import { analyzeText } from '@gezhi/query'
import { columnTexts, type PatentRecord } from '@gezhi/records'
import { SearchError, type MeaningPage, type MeaningQuestion, type MeaningRequest } from '@gezhi/search'
import {
  channelsOf,
  passageOf,
  questionTerms,
  rankCandidates,
  soughtTerms,
  tellHit,
  type Lexicon,
  type Ranking,
  type Sought,
} from '@gezhi/search/meaning'
import type { Clause } from '../asking/clause.ts'
import type { Searching } from '../read/searching.ts'
import { recordsById } from '../read/stored-records.ts'
import { applicationGroup, shortRecord } from '../storage/stored-document.ts'
import { titleHash } from '../storage/text-bag.ts'
import { findCandidates } from './find-candidates.ts'
import type { CandidateRow } from './candidate-rows.ts'
import { indexTerms, RequestTerms } from './request-terms.ts'
import type { TermCounts } from './term-counts.ts'

/** What a question is ranked with. */
export interface RankingIndex {
  readonly searching: Searching
  readonly counts: TermCounts
  /** null where none is built. */
  readonly lexicon: Lexicon | null
}

/** A question, and where it is asked. */
export type RankRequest = Pick<MeaningRequest, 'question' | 'translate' | 'synonyms' | 'channels' | 'signal'> & {
  /** null: everywhere. */
  readonly within: Clause | null
}

export interface RankedRows {
  readonly rows: readonly CandidateRow[]
  readonly ranking: Ranking
  readonly terms: RequestTerms
  readonly isChineseWord: ((word: string) => boolean) | null
}

/** Everything that may be about a question, ranked. Rejects with `SearchError` on a patent nobody holds and a text without a word. */
export async function rankRows(on: RankingIndex, request: RankRequest): Promise<RankedRows> {
  const { searching, counts, lexicon } = on
  const { signal } = request
  signal?.throwIfAborted()
  const [question, collection] = await Promise.all([readQuestion(searching, request.question), counts.collection(searching)])
  const { sought, terms } = await readTerms(on, question.text, request)
  if (sought.terms.length === 0) throw new SearchError('invalid-request', 'The question holds no word')
  const rows = await findCandidates(searching, {
    sought,
    terms,
    collection,
    within: request.within,
    nearest: [],
    excluded: question.application,
    signal,
  })
  const bags = bagsOf(rows, terms)
  const titles = rows.map((row) => row.titles)
  const rank = () => rankedOnce({ rows, request, collection, sought, terms, bags, titles, title: question.title, counts })
  const { ranking, unknown } = rank()
  if (unknown.size === 0) return { rows, ranking, terms, isChineseWord: lexicon && ((word) => lexicon.hasChinese(word)) }
  // What the best hits have in common is weighed by how many documents have it: asked for once it is known what that is.
  await counts.load(searching, unknown, signal)
  return { rows, ranking: rank().ranking, terms, isChineseWord: lexicon && ((word) => lexicon.hasChinese(word)) }
}

/** A page of what was ranked. */
export async function pageOfRows({ searching }: RankingIndex, ranked: RankedRows, request: MeaningRequest): Promise<MeaningPage> {
  const { rows, ranking, terms, isChineseWord } = ranked
  const { from, size, short = false } = request
  const places = ranking.order.slice(from, from + size)
  const stored = await recordsById(
    searching,
    places.map((place) => rows[place]!.docId),
  )
  const records = new Map(stored.map((one) => [one.docId, one]))
  const tell = tellHit(ranking, { terms, isChineseWord, nameOf: (place) => rows[place]!.docId }, request)
  const passage = passageOf(ranking, (token) => terms.find(token), request)
  const hits = places.flatMap((place) => {
    const found = records.get(rows[place]!.docId)
    // Deleted since it was ranked.
    if (found === undefined) return []
    return [{ ...found, ...(short && { record: shortRecord(found.record) }), ...tell(place), ...passage(found.record) }]
  })
  return {
    hits,
    total: ranking.order.length,
    channels: channelsOf(ranking),
    terms: questionTerms(ranking.terms, ranking.words, ranking.collection),
  }
}

interface ReadQuestion {
  readonly text: string
  /** `titleHash` of the whole text; null where it is longer than titles are. */
  readonly title: number | null
  /** The application of the patent that was asked about. */
  readonly application: string | null
}

/** Longer texts are no titles. */
const LONGEST_TITLE = 120

async function readQuestion(searching: Searching, question: MeaningQuestion): Promise<ReadQuestion> {
  if (question.kind === 'text') {
    const { tokens } = analyzeText(question.text)
    const isTitle = tokens.length > 0 && tokens.length <= LONGEST_TITLE
    return { text: question.text, title: isTitle ? titleHash(tokens) : null, application: null }
  }
  const [found] = await recordsById(searching, [question.id])
  if (found === undefined) throw new SearchError('invalid-request', `There is no patent ${question.id}`)
  return { text: textOf(found.record), title: null, application: applicationGroup(found.record, found.docId) }
}

/** What a patent is about: its titles and abstracts, where there are none its independent claims. */
function textOf(record: PatentRecord): string {
  const abstracts = columnTexts(record, 'abstract')
  return [...columnTexts(record, 'title'), ...(abstracts.length > 0 ? abstracts : columnTexts(record, 'independentClaims'))].join('\n')
}

/** Reads a question twice: first to know which terms it comes to, then with how many documents hold each. */
async function readTerms(
  { searching, counts, lexicon }: RankingIndex,
  text: string,
  { translate, synonyms = [], signal }: RankRequest,
): Promise<{ sought: Sought; terms: RequestTerms }> {
  const seeking = { isTranslated: translate !== false, synonyms }
  const asked = new Set<string>()
  const asking = new RequestTerms((term) => {
    asked.add(term)
    return true
  })
  soughtTerms(
    indexTerms(asking, () => 1, lexicon),
    text,
    seeking,
  )
  await counts.load(searching, asked, signal)
  const terms = new RequestTerms((term) => counts.of(term) > 0)
  return { sought: soughtTerms(indexTerms(terms, counts.of, lexicon), text, seeking), terms }
}

function bagsOf(rows: readonly CandidateRow[], terms: RequestTerms): BagList {
  const bags = new BagList()
  for (const { words } of rows) {
    const entries = words.map(({ form, count }) => ({ term: terms.ofDocument(form), count })).toSorted((a, b) => a.term - b.term)
    bags.add({
      terms: entries.map(({ term }) => term),
      counts: entries.map(({ count }) => count),
      length: entries.reduce((sum, { count }) => sum + count, 0),
    })
  }
  return bags
}

interface RankingParts {
  readonly rows: readonly CandidateRow[]
  readonly request: RankRequest
  readonly collection: Collection
  readonly sought: Sought
  readonly terms: RequestTerms
  readonly bags: BagList
  readonly titles: readonly (readonly number[])[]
  readonly title: number | null
  readonly counts: TermCounts
}

/** The ranking, and the terms it would have liked to know more of. */
function rankedOnce({ rows, request, collection, sought, terms, bags, titles, title, counts }: RankingParts): {
  ranking: Ranking
  unknown: ReadonlySet<string>
} {
  const unknown = new Set<string>()
  const ranking = rankCandidates({
    ...sought,
    candidates: { bags, titles, cosines: null },
    collection,
    documents: (number) => {
      const term = terms.term(number)
      if (!counts.isKnown(term)) unknown.add(term)
      return counts.of(term)
    },
    channels: request.channels,
    isLearned: true,
    title,
    group: (place) => rows[place]!.application,
  })
  return { ranking, unknown }
}
