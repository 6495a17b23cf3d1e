import type { CALLS, ParsedRequestOf, SemanticAnswer, SemanticRow, SemanticTerm } from '@gezhi/contract'
import { printQuery } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import {
  type Count,
  type SemanticHit,
  type SemanticSearchPage,
  type SemanticQuestion,
  type SemanticSearch,
  type QuestionTerm,
  type SearchEngine,
} from '@gezhi/search'
import { requirePaging } from '../../accounts/rights/requirements.ts'
import { indexStateOf } from './index-state.ts'
import { CallError } from '../../http/call-error.ts'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import type { AnswerPatents, SearchParts } from '../search-parts.ts'
import { listRow, type SearchCriteria } from '../../kinds/answer-list.ts'
import { answerTotal } from '../../kinds/answer-total.ts'
import { countryRule } from '../../accounts/rights/country-rule.ts'
import { databaseFilters } from '../../patents/chosen-databases.ts'
import { toFilters } from '../../kinds/filter-items.ts'
import { queryOptions } from '../../kinds/query-options.ts'
import { readSearchQuery } from '../../kinds/read-search-query.ts'
import { withViewable } from '../../kinds/with-viewable.ts'
import { anyOf } from '../../classification/join-queries.ts'

type SemanticRequest = ParsedRequestOf<(typeof CALLS)['search']['searchByStoredQuestion']>

/** Number of best hits over which values are counted and other orders are computed. */
const COUNTED = 1000
/** Maximum number of words of a question in the query derived from it. */
const MAX_WORDS = 8

/** The calls of semantic search. */
export function semanticHandlers(
  {
    engine,
    readiness,
    schemes,
    sharedSearches,
    dailyQuota,
    search: patents,
    synonyms,
    hasVectors,
  }: Pick<SearchParts, 'engine' | 'readiness' | 'schemes' | 'sharedSearches' | 'search' | 'synonyms' | 'hasVectors' | 'dailyQuota'>,
  answer: AnswerPatents,
): Pick<
  Handlers['search'],
  'explainSemanticQuestion' | 'storeSemanticQuestion' | 'searchSemantically' | 'searchByStoredQuestion' | 'getSemanticIndexState'
> {
  const search = async (text: string, request: SemanticRequest, context: CallContext): Promise<SemanticAnswer> => {
    requireReady(readiness)
    const rights = await context.rights()
    requirePaging(rights, request)
    const { language, signal } = context
    const { queryStr } = request.filter
    const { tree } =
      queryStr.trim() === '' ? { tree: null } : readSearchQuery(request.filter, language, queryOptions({ engine, schemes }, rights))
    const requested = {
      question: await questionOf(engine, text),
      query: tree,
      filters: [...databaseFilters(request), ...toFilters(engine.kind.fields, request.filterItems, language), ...countryRule(rights)],
      translate: request.translate,
      synonyms: await sameWords(text),
      short: true,
      signal,
    }
    const started = performance.now()
    const byRelevance = (request.sortList[0]?.sortField ?? 'relevance') === 'relevance'
    const semantic = semanticOf(engine)
    const page = await semantic.rank({
      ...requested,
      from: byRelevance ? request.from : 0,
      size: byRelevance ? request.size : 0,
      ...(request.collapse && { collapse: request.collapse }),
    })
    const rest = byRelevance && request.groupList.length === 0 ? null : await bestOf(semantic, requested)
    const others = rest && (await answer(rest, { ...request, ...(byRelevance && { size: 0, from: 0 }) }, context))
    const row = async (hit: SemanticHit<PatentRecord>): Promise<SemanticRow> => ({
      ...(await listRow(patents, hit, language, request)),
      meaning: semanticOfHit(hit),
    })
    const list = byRelevance ? await Promise.all(page.hits.map(row)) : (others?.list ?? [])
    // Another order includes only the best hits, so these are counted.
    const count: Count =
      byRelevance || others === null ? { total: page.total, relation: 'eq' } : { ...others, relation: others.totalRelation }
    const found: SemanticAnswer = {
      ...answerTotal(count, request.from, list.length),
      list,
      groupList: others?.groupList ?? [],
      took: Math.round((performance.now() - started) * 10) / 10,
      diagnostics: [],
      channels: [...page.channels],
      keyWordList: page.terms.map(termOf),
    }
    return withViewable(found, rights, request)
  }
  const sameWords = async (text: string) => (await synonyms.groupsIn(text)).map(({ words }) => words)
  const stored = async (id: string) => {
    const text = await sharedSearches.find(id)
    if (text === null) throw new CallError('SHARE_NOT_FOUND', { key: id })
    return text
  }
  return {
    async explainSemanticQuestion({ textContent }, { signal }) {
      requireReady(readiness)
      const question = await questionOf(engine, textContent)
      const { terms } = await semanticOf(engine).rank({ question, synonyms: await sameWords(textContent), from: 0, size: 0, signal })
      return { queryStr: queryOf(terms), keyWordList: terms.map(termOf) }
    },
    async getSemanticIndexState() {
      requireReady(readiness)
      return indexStateOf(await semanticOf(engine).status(), hasVectors)
    },
    async storeSemanticQuestion({ textContent, wordList }, context) {
      await dailyQuota('stored-query', context)
      return { id: await sharedSearches.save(context.caller, [textContent, ...wordList].join('\n')) }
    },
    async searchSemantically({ id, textContent, ...request }, context) {
      if (textContent === undefined && id === undefined) throw new CallError('INVALID_INPUT', { field: 'textContent' })
      return search(textContent ?? (await stored(id as string)), { ...request, id: id ?? '' }, context)
    },
    searchByStoredQuestion: async (request, context) => search(await stored(request.id), request, context),
  }
}

function semanticOf({ semantic }: Pick<SearchEngine<PatentRecord>, 'semantic'>): SemanticSearch<PatentRecord> {
  if (semantic === null) throw new CallError('SEARCH_UNSUPPORTED', { problem: 'meaning' })
  return semantic
}

/** The text of the patent if the input is the number of a patent in the index; otherwise the input. */
async function questionOf(engine: SearchEngine<PatentRecord>, text: string): Promise<SemanticQuestion> {
  const readings = engine.kind.readIds(text)
  const [held] = readings.length === 0 ? [] : await engine.get(readings)
  return held === undefined ? { kind: 'text', text } : { kind: 'record', id: held.docId }
}

/** The best hits as input of a list. */
async function bestOf(
  semantic: SemanticSearch<PatentRecord>,
  requested: Omit<Parameters<SemanticSearch<PatentRecord>['rank']>[0], 'from' | 'size'>,
): Promise<SearchCriteria> {
  const { hits }: SemanticSearchPage<PatentRecord> = await semantic.rank({
    ...requested,
    from: 0,
    size: COUNTED,
    explain: false,
    short: true,
  })
  const values = hits.flatMap(({ record }) => record.publicationNumber ?? [])
  return { tree: null, filters: [{ field: 'pn', values, include: true }], diagnostics: [] }
}

/** The words with the highest weights joined by OR: an approximation of the question as a query. */
function queryOf(terms: readonly QuestionTerm[]): string {
  const query = anyOf(terms.slice(0, MAX_WORDS).map(({ text }) => ({ kind: 'word', text })))
  return query === null ? '' : printQuery(query)
}

function termOf({ text, weight, documents, translations }: QuestionTerm): SemanticTerm {
  return { word: text, weight, count: documents, translations: translations.map(({ text: word, ...rest }) => ({ word, ...rest })) }
}

function semanticOfHit({ score, ranks, terms, passage }: SemanticHit<PatentRecord>): NonNullable<SemanticRow['meaning']> {
  return {
    score,
    ranks,
    terms: terms.map(({ text, share, channel, from }) => ({
      word: text,
      share,
      channel,
      ...(from && { from: { word: from.text, source: from.source } }),
    })),
    ...(passage && { passage: { ...passage, marks: [...passage.marks] } }),
  }
}
