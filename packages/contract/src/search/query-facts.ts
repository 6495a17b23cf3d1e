import * as z from 'zod'
import { call } from '../call.ts'
import { queryRelaxationSchema } from '../kinds/query-relaxation.ts'
import { queryReadingSchema } from '../kinds/query-reading.ts'
import { queryModeSchema } from '../kinds/query-mode.ts'
import { databaseFields, filterItemSchema, groupingField } from '../kinds/record-list.ts'
import { text } from '../text.ts'

export const queryFactsCalls = {
  /** The terms of a query that can be highlighted, in its order; with a patent's id only those that occur in that patent. */
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
  /** The exact number of patents that a query finds; with `collapse` of groups, as a list with it. */
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
      ...groupingField,
    }),
    answer: z.int(),
    errors: ['QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'PATTERN_TOO_BROAD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '检索式命中的专利数', en: 'Number of patents that match a query' },
  }),
  /** Readings of a query of plain words as a name or class with far more hits than as text. */
  listQueryReadings: call({
    id: null,
    method: 'POST',
    path: '/api/search/ts/readings',
    who: 'guest',
    request: z.object({
      filter: z.object({ queryStr: text(), mode: queryModeSchema }),
      filterItems: z.array(filterItemSchema).max(100).optional(),
      ...databaseFields,
      ...groupingField,
    }),
    answer: z.array(queryReadingSchema),
    errors: ['QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'PATTERN_TOO_BROAD', 'UNKNOWN_FIELD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '检索词按名称或分类号检索的命中数', en: 'Hits of query words as names or classification symbols' },
  }),
  /** For a search without hits: which conditions to remove, and which words may be misspelt. */
  relaxQuery: call({
    id: null,
    method: 'POST',
    path: '/api/search/ts/loosen',
    who: 'guest',
    request: z.object({
      filter: z.object({ queryStr: text(), mode: queryModeSchema }),
      filterItems: z.array(filterItemSchema).max(100).optional(),
      ...databaseFields,
      ...groupingField,
    }),
    answer: queryRelaxationSchema,
    errors: ['QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'PATTERN_TOO_BROAD', 'UNKNOWN_FIELD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '无结果时的放宽建议', en: 'Suggestions for a search without results' },
  }),
}
