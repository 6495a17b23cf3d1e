import * as z from 'zod'
import { call } from '../call.ts'

export const diagnosticSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** UTF-16 offset into queryStr. */
  start: z.int(),
  /** Exclusive. */
  end: z.int(),
  message: z.string(),
  fix: z.object({ title: z.string(), start: z.int(), end: z.int(), text: z.string() }).nullable(),
})

/** The spec's filter item (B.filters.16) or the short form; either way `field` is a group field or a name of the field table. */
export const filterItemSchema = z.object({
  field: z.string().optional(),
  valueList: z.array(z.string()).max(500).optional(),
  /** 1 include, 0 exclude. */
  filterflag: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .default(1),
  name: z.string().optional(),
  list: z.array(z.unknown()).optional(),
  namelist: z.array(z.string()).optional(),
  codearr: z.array(z.string()).max(500).optional(),
  searchcode: z.string().optional(),
  code: z.string().optional(),
  logicode: z.enum(['AND', 'NOT']).optional(),
})

export const searchRequestSchema = z.object({
  filter: z.object({ queryStr: z.string().default('') }),
  filterItems: z.array(filterItemSchema).max(100).optional(),
  groupList: z
    .array(z.object({ field: z.string(), count: z.int().min(1).max(1000).default(10) }))
    .max(30)
    .default([]),
  sortList: z
    .array(z.object({ sortField: z.string(), sortOrder: z.enum(['ASC', 'DESC']).default('DESC') }))
    .max(3)
    .default([{ sortField: 'application_date', sortOrder: 'DESC' }]),
  from: z.int().min(0).default(0),
  size: z.int().min(0).max(100).default(20),
  collapse: z.enum(['application', 'family']).optional(),
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
  inventor: nameListSchema,
  priority_claim: z.array(z.object({ number: z.string() })),
  /** Publications in this row's group, with `collapse`. */
  group_size: z.int().optional(),
})

export const facetSchema = z.object({
  field: z.string(),
  list: z.array(z.object({ value: z.string(), name: z.string(), count: z.int() })),
  timedOut: z.boolean(),
})

export const searchPatents = call({
  id: 'C.search.01',
  method: 'POST',
  path: '/api/search/ts/search',
  who: 'guest',
  request: searchRequestSchema,
  answer: z.object({
    total: z.int(),
    totalRelation: z.enum(['eq', 'gte']),
    list: z.array(patentRowSchema),
    groupList: z.array(facetSchema),
    /** Milliseconds the engine worked. */
    took: z.number(),
    /** Infos and warnings of a query that could be answered. */
    diagnostics: z.array(diagnosticSchema),
  }),
  errors: ['QUERY_SYNTAX', 'SEARCH_STARTING'],
  summary: 'Simple and advanced patent search',
})

export const validateQuery = call({
  id: null,
  method: 'POST',
  path: '/api/search/validate/v',
  who: 'guest',
  request: z.object({ queryStr: z.string() }),
  answer: z.object({
    valid: z.boolean(),
    diagnostics: z.array(diagnosticSchema),
    /** The query printed in its canonical form, null when it cannot be read. */
    formatted: z.string().nullable(),
    /** The query said in words, in the request's language. */
    words: z.string().nullable(),
  }),
  summary: 'Checks a query and answers what the editor shows',
})
