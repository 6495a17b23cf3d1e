import * as z from 'zod'
import { call, type AnswerOf, type RequestOf } from '../call.ts'
import { channelSchema, semanticMatchSchema, translationSourceSchema } from '../kinds/semantic-match.ts'
import { patentRowSchema } from '../patents/patent-row.ts'
import { searchAnswerSchema, searchRequestSchema } from './search.ts'
import { text } from '../text.ts'

/** A text, or the number of a patent in the index, whose text is then used. */
const textContent = text().trim().min(1).max(10_000)

const termSchema = z.object({
  word: z.string(),
  /** 0 to 1; the sum of all is 1. */
  weight: z.number(),
  /** Patents that contain it. */
  count: z.int(),
  /** Its translations that are also searched, most likely first. */
  translations: z.array(z.object({ word: z.string(), share: z.number(), source: translationSourceSchema })),
})

/** The query next to a question limits the search; empty for no limit. Sorted by semantic rank unless another order is given. */
const listSchema = searchRequestSchema.extend({
  filter: z
    .object({ queryStr: text().default(''), mode: z.literal('command').default('command') })
    .default({ queryStr: '', mode: 'command' }),
  sortList: z
    .array(z.object({ sortField: text(), sortOrder: z.enum(['ASC', 'DESC']).default('DESC') }))
    .max(3)
    .default([{ sortField: 'relevance', sortOrder: 'DESC' }]),
  /** Whether translations of the words are also searched. */
  translate: z.boolean().default(true),
})

/** A row with the reasons for its rank. */
export const semanticRowSchema = patentRowSchema.extend({ meaning: semanticMatchSchema.optional() })

const answerSchema = searchAnswerSchema.extend({
  list: z.array(semanticRowSchema),
  /** Channels that contributed. */
  channels: z.array(channelSchema),
  keyWordList: z.array(termSchema),
})

const ERRORS = [
  ...(['SHARE_NOT_FOUND', 'QUERY_SYNTAX', 'PATTERN_TOO_BROAD', 'UNKNOWN_FIELD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'] as const),
  ...(['CAPTCHA_NEEDED', 'PAGING_NEEDS_LOGIN', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] as const),
] as const

export type SemanticRow = z.output<typeof semanticRowSchema>
export type SemanticRequest = RequestOf<typeof semanticCalls.searchSemantically>
export type SemanticAnswer = AnswerOf<typeof semanticCalls.searchSemantically>
export type SemanticTerm = z.output<typeof termSchema>

export const semanticCalls = {
  /** How a question is interpreted: its words with their weights, and the same as an editable query. */
  explainSemanticQuestion: call({
    id: 'C.semantic.01',
    method: 'POST',
    path: '/api/search/semantic/getSimpleSearchParameter',
    who: 'reader',
    requires: 'searchByMeaning',
    request: z.object({ textContent }),
    answer: z.object({ queryStr: z.string(), keyWordList: z.array(termSchema) }),
    errors: ['QUESTION_WITHOUT_WORDS', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '语义检索的关键词', en: 'Keywords of a semantic search' },
  }),
  /** Whether the vectors of all patents are up to date. Searches match waiting patents by words only. */
  getSemanticIndexState: call({
    id: null,
    method: 'GET',
    path: '/api/search/semantic/state',
    who: 'reader',
    request: z.object({}).nullish(),
    answer: z.object({
      /** `off`: vectors are disabled. `waiting`: a build starts within a minute or runs in another process. */
      state: z.enum(['ready', 'building', 'waiting', 'off']),
      documents: z.int(),
      /** Patents with a vector. */
      vectors: z.int(),
      /** New and changed patents without an up-to-date vector. */
      waiting: z.int(),
    }),
    errors: ['SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '语义索引状态', en: 'State of the semantic index' },
  }),
  /** Stores a question with the words its writer gave more weight; returns the id used in searches and addresses. */
  storeSemanticQuestion: call({
    id: 'C.semantic.02',
    method: 'POST',
    path: '/api/search/semantic/add',
    who: 'reader',
    request: z.object({ textContent, wordList: z.array(text().trim().min(1).max(100)).max(50).default([]) }),
    answer: z.object({ id: z.string() }),
    errors: ['DAILY_QUOTA'],
    summary: { zh: '保存语义检索', en: 'Stores a semantic search' },
  }),
  /** Semantic search: patents ranked by similarity to a question. */
  searchSemantically: call({
    id: 'C.semantic.03',
    method: 'POST',
    path: '/api/search/semantic/search',
    who: 'reader',
    requires: 'searchByMeaning',
    countsAsSearch: true,
    /** The question itself, or the id under which it is stored. */
    request: listSchema.extend({ id: text().min(1).max(100).optional(), textContent: textContent.optional() }),
    answer: answerSchema,
    errors: ERRORS,
    summary: { zh: '语义检索', en: 'Semantic search' },
  }),
  /** Another page of a stored question. */
  searchByStoredQuestion: call({
    id: 'C.semantic.04',
    method: 'POST',
    path: '/api/search/semantic/pageSearch',
    who: 'reader',
    requires: 'searchByMeaning',
    countsAsSearch: true,
    request: listSchema.extend({ id: text().min(1).max(100) }),
    answer: answerSchema,
    errors: ERRORS,
    summary: { zh: '语义检索翻页', en: 'Further pages of a semantic search' },
  }),
}
