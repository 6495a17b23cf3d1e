import * as z from 'zod'
import { call, type AnswerOf, type RequestOf } from '../call.ts'
import { diagnosticSchema } from './diagnostic.ts'
import { queryModeSchema } from './query-mode.ts'
import { jsonValue, MAX_INTEGER, text } from '../text.ts'

/** The spec's filter item (B.filters.16) or the short form; either way `field` is a group field or a name of the field table. */
export const filterItemSchema = z.object({
  field: text().optional(),
  valueList: z.array(text()).max(500).optional(),
  /** 1 include, 0 exclude. */
  filterflag: z.union([z.literal([0, 1]), z.literal(['0', '1']).transform(Number)]).optional(),
  name: text().optional(),
  list: z.array(jsonValue()).optional(),
  namelist: z.array(text()).optional(),
  codearr: z.array(text()).max(500).optional(),
  searchcode: text().optional(),
  code: text().optional(),
  logicode: z.enum(['AND', 'NOT']).optional(),
})

/** The databases that are searched (B.database.08); all of them without. */
export const databaseFields = {
  /** Patent types, as codes or by name. */
  typeList: z.array(text().max(60)).max(50).optional(),
  /** Publishing offices, as codes. */
  countryList: z.array(text().max(60)).max(500).optional(),
}

export const searchRequestSchema = z.object({
  filter: z.object({ queryStr: text(), mode: queryModeSchema }),
  filterItems: z.array(filterItemSchema).max(100).optional(),
  ...databaseFields,
  groupList: z
    .array(z.object({ field: text(), count: z.int().min(1).max(1000).default(10) }))
    .max(30)
    .default([]),
  /** Left out or empty: by application date, newest first; a query that asks by meaning (`SEM=`) ranks its hits itself. */
  sortList: z
    .array(z.object({ sortField: text(), sortOrder: z.enum(['ASC', 'DESC']).default('DESC') }))
    .max(3)
    .default([]),
  from: z.int().min(0).max(MAX_INTEGER).default(0),
  size: z.int().min(0).max(100).default(20),
  collapse: z.enum(['application', 'family']).optional(),
  /** At most so many passages of each row in which the query's words stand, one a part of the text. */
  snippets: z.int().min(0).max(4).default(0),
  /** At most so many drawings of each row, the first ones. */
  drawings: z.int().min(0).max(8).default(0),
})

/** A passage of a part of a patent's text with what the query found in it. */
export const snippetSchema = z.object({
  /** `abstract`, `independentClaims`, `description`, … */
  column: z.string(),
  text: z.string(),
  /** Whether the text goes on before and after. */
  cutBefore: z.boolean(),
  cutAfter: z.boolean(),
  /** UTF-16 offsets into `text`; `clause` counts the query's clauses from 0. */
  marks: z.array(z.object({ start: z.int(), end: z.int(), clause: z.int() })),
})

const nameListSchema = z.object({ original: z.array(z.object({ name: z.string() })) })

/** A row of a result list, with the spec's names (B.results.05). Dates are yyyyMMdd. */
export const patentRowSchema = z.object({
  /** Stable id of the document. */
  id: z.string(),
  publication_number: z.string().nullable(),
  application_number: z.string().nullable(),
  application_date: z.string().nullable(),
  publication_date: z.string().nullable(),
  title: z.string(),
  abstract: z.string(),
  country: z.string(),
  kind: z.string().nullable(),
  patent_type: z.string().nullable(),
  legal_status: z.string().nullable(),
  class_ipc: z.array(z.object({ ipc: z.string() })),
  class_cpc: z.array(z.object({ cpc: z.string() })),
  applicant_patentee: nameListSchema,
  /** Who holds it now, as far as the sources say. */
  assignee: nameListSchema,
  inventor: nameListSchema,
  priority_claim: z.array(z.object({ number: z.string() })),
  /** Publications in this row's group, with `collapse`. */
  group_size: z.int().optional(),
  /** With `snippets`. */
  snippets: z.array(snippetSchema).optional(),
  /** With `drawings`: ids of those that can be shown, and how many the patent has. */
  drawings: z.object({ ids: z.array(z.string()), total: z.int() }).optional(),
})

export const facetSchema = z.object({
  field: z.string(),
  list: z.array(z.object({ value: z.string(), name: z.string(), count: z.int() })),
  timedOut: z.boolean(),
})

export const searchAnswerSchema = z.object({
  total: z.int(),
  totalRelation: z.enum(['eq', 'gte']),
  list: z.array(patentRowSchema),
  groupList: z.array(facetSchema),
  /** Milliseconds the engine worked. */
  took: z.number(),
  /**
   * Set with rows when the country rule (G07: without a product only CN is searched) hides hits of this search: how many, with `collapse`
   * the groups that have any, and what has to come next for them to be seen.
   */
  hidden: z.object({ total: z.int(), totalRelation: z.enum(['eq', 'gte']), opens: z.enum(['login', 'product']) }).optional(),
  /** Set with rows when whoever asks may look at only so many of more hits (B.paging.11): how many. */
  viewable: z.int().optional(),
  /** Set when only the newest hits were ranked by relevance: how many. */
  rankedNewest: z.int().optional(),
  /** Infos and warnings of a query that could be answered. */
  diagnostics: z.array(diagnosticSchema),
})

/** What a caller sends; what has a default may be left out. */
export type SearchRequest = RequestOf<typeof searchCalls.searchPatents>
export type SearchAnswer = AnswerOf<typeof searchCalls.searchPatents>
export type PatentRow = z.output<typeof patentRowSchema>
export type Snippet = z.output<typeof snippetSchema>
export type Facet = z.output<typeof facetSchema>
export type FilterItem = z.input<typeof filterItemSchema>

export const searchCalls = {
  searchPatents: call({
    id: 'C.search.01',
    method: 'POST',
    path: '/api/search/ts/search',
    who: 'guest',
    paced: true,
    request: searchRequestSchema.extend({
      /** Scene of the advanced search: the types and offices it selects, unless `filterItems` say others. */
      scene: text().max(40).optional(),
    }),
    answer: searchAnswerSchema,
    errors: [
      ...(['QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'PATTERN_TOO_BROAD', 'UNKNOWN_FIELD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'] as const),
      ...(['CAPTCHA_NEEDED', 'PAGING_NEEDS_LOGIN', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] as const),
    ],
    summary: { zh: '专利检索（简单与高级）', en: 'Simple and advanced patent search' },
  }),
}
