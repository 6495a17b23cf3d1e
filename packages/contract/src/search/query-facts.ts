import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { filterItemSchema } from '../kinds/record-list.ts'
import { databaseFields } from './search.ts'
import { queryModeSchema } from '../kinds/query-mode.ts'
import { text } from '../text.ts'

export type Loosening = AnswerOf<typeof queryFactsCalls.loosenQuery>

export const queryFactsCalls = {
  /** The terms of a query that can be seen in texts, in its order; with a patent's id only those that stand in that patent. */
  listHighlightTerms: call({
    id: 'C.search.11',
    method: 'POST',
    path: '/api/search/ts/highlightGrab',
    who: 'guest',
    request: z.object({ queryStr: text(), mode: queryModeSchema, id: text().min(1).max(100).optional() }),
    answer: z.object({ wordList: z.array(z.string()) }),
    errors: ['QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '检索式的高亮词', en: 'Highlighted terms of a query' },
  }),
  /** How many patents a query finds, counted to the end. */
  countPatents: call({
    id: 'C.search.12',
    method: 'POST',
    path: '/api/search/ts/getPatentsNumber',
    who: 'guest',
    request: z.object({
      queryStr: text(),
      mode: queryModeSchema,
      /** Patent types, as codes or by name. */
      typeList: z.array(text()).max(50).default([]),
      /** Publishing offices, as codes. */
      countryList: z.array(text()).max(500).default([]),
    }),
    answer: z.int(),
    errors: ['QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'PATTERN_TOO_BROAD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '检索式命中的专利数', en: 'Number of patents that match a query' },
  }),
  /** For a search that finds nothing: which of its parts to give up, and which words may be misspelt. */
  loosenQuery: call({
    id: null,
    method: 'POST',
    path: '/api/search/ts/loosen',
    who: 'guest',
    request: z.object({
      filter: z.object({ queryStr: text(), mode: queryModeSchema }),
      filterItems: z.array(filterItemSchema).max(100).optional(),
      ...databaseFields,
    }),
    answer: z.object({
      /** The parts that all must hold, in the query's order; empty where there is one only. */
      clauses: z.array(
        z.object({
          text: z.string(),
          /** Patents this part finds by itself. */
          alone: z.int(),
          /** The query without it, and what that finds. */
          without: z.object({ queryStr: z.string(), total: z.int() }),
        }),
      ),
      /** Words that stand nowhere, with what may be meant; the query with that instead finds `total`. */
      spelling: z.array(z.object({ word: z.string(), instead: z.string(), queryStr: z.string(), total: z.int() })),
      /** What the query finds without the filters; null where there are none. */
      withoutFilters: z.int().nullable(),
    }),
    errors: ['QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'PATTERN_TOO_BROAD', 'UNKNOWN_FIELD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '无结果时的放宽建议', en: 'Suggestions for a search without results' },
  }),
}
