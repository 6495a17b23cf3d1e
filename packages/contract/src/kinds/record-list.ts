import * as z from 'zod'
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
  list: z.array(jsonValue()).max(1000).optional(),
  namelist: z.array(text()).max(1000).optional(),
  codearr: z.array(text()).max(500).optional(),
  searchcode: text().optional(),
  code: text().optional(),
  logicode: z.enum(['AND', 'NOT']).optional(),
})

/** Added to requests that count hits. */
export const groupingField = {
  /** A grouping of the kind: groups are counted instead of records. */
  collapse: text().max(40).optional(),
}

/** A table of counts: the most frequent values of two fields. */
const tableRequestSchema = z.object({
  row: z.object({ field: text(), count: z.int().min(1).max(1000).default(20) }),
  column: z.object({ field: text(), count: z.int().min(1).max(200).default(20) }),
})

/** The request of a list of records of any kind. */
export const listRequestSchema = z.object({
  filter: z.object({ queryStr: text(), mode: queryModeSchema }),
  filterItems: z.array(filterItemSchema).max(100).optional(),
  groupList: z
    .array(z.object({ field: text(), count: z.int().min(1).max(1000).default(10) }))
    .max(30)
    .default([]),
  /** Counts of pairs of values of two fields among the hits, always of records. */
  tableList: z.array(tableRequestSchema).max(10).optional(),
  /** Seconds that groups and tables may take, 2 by default; what takes longer is marked `timedOut`. */
  countSeconds: z.int().min(1).max(30).optional(),
  /** Default or empty: the order of the kind, newest first; a semantic query (`SEM=`) ranks its hits itself. */
  sortList: z
    .array(z.object({ sortField: text(), sortOrder: z.enum(['ASC', 'DESC']).default('DESC') }))
    .max(3)
    .default([]),
  from: z.int().min(0).max(MAX_INTEGER).default(0),
  size: z.int().min(0).max(100).default(20),
  /** A grouping of the kind: one row per group, and one in every count. */
  collapse: groupingField.collapse,
  /** At most this many passages of each row that contain words of the query, at most one per text column. */
  snippets: z.int().min(0).max(4).default(0),
})

/** Added to the list request of a kind whose records are divided into databases (B.database.08); by default all are searched. */
export const databaseFields = {
  /** Types of records, as codes or by name. */
  typeList: z.array(text().max(60)).max(50).optional(),
  /** Publishing offices, as codes. */
  countryList: z.array(text().max(60)).max(500).optional(),
}

/** Added to the list request of a kind whose records have drawings. */
export const drawingFields = {
  /** The first drawings of each row, at most this many. */
  drawings: z.int().min(0).max(8).default(0),
}

/** A passage of a record's text with the matches of the query. */
export const snippetSchema = z.object({
  /** A text column of the kind: `abstract`, `independentClaims`, `description`, … */
  column: z.string(),
  text: z.string(),
  /** Whether the text continues before and after. */
  cutBefore: z.boolean(),
  cutAfter: z.boolean(),
  /** UTF-16 offsets into `text`; `clause` counts the query's clauses from 0. */
  marks: z.array(z.object({ start: z.int(), end: z.int(), clause: z.int() })),
})

/** The columns of every row; a kind adds its own. */
export const listRowSchema = z.object({
  /** Stable id of the record. */
  id: z.string(),
  /** Records in this row's group, with `collapse`. */
  group_size: z.int().optional(),
  /** With `snippets`. */
  snippets: z.array(snippetSchema).optional(),
})

export const facetSchema = z.object({
  field: z.string(),
  list: z.array(z.object({ value: z.string(), name: z.string(), count: z.int() })),
  timedOut: z.boolean(),
})

const namedValue = z.object({ value: z.string(), name: z.string() })

/** Counts of pairs of values: by row and column. */
export const tableSchema = z.object({
  row: z.string(),
  column: z.string(),
  /** Most frequent first. */
  rows: z.array(namedValue),
  columns: z.array(namedValue),
  counts: z.array(z.array(z.int())),
  timedOut: z.boolean(),
})

/** Response of a list with rows of this schema. */
export function listAnswerOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    total: z.int(),
    totalRelation: z.enum(['eq', 'gte']),
    list: z.array(row),
    groupList: z.array(facetSchema),
    /** With `tableList`, in its order. */
    tableList: z.array(tableSchema).optional(),
    /** Milliseconds spent in the engine. */
    took: z.number(),
    /**
     * Set if the country rule (G07: without a product only CN is searched) hides hits of this search: their number (with `collapse` the
     * number of groups), and what the caller needs to see them.
     */
    hidden: z.object({ total: z.int(), totalRelation: z.enum(['eq', 'gte']), opens: z.enum(['login', 'product']) }).optional(),
    /**
     * Set with rows if the query or a filter by years or months excludes records only because their source has no date of the compared kind:
     * their number, the label of the date, and the query with the date to filter by instead.
     */
    undated: z
      .object({
        total: z.int(),
        totalRelation: z.enum(['eq', 'gte']),
        field: z.string(),
        name: z.string(),
        instead: z.object({ name: z.string(), queryStr: z.string() }),
        /** The field of the filter that `instead` replaces, if it is a filter. */
        facet: z.string().optional(),
      })
      .optional(),
    /** Set if the caller may view only this many of the hits (B.paging.11). */
    viewable: z.int().optional(),
    /** Set if only the newest hits were ranked by relevance: their number. */
    rankedNewest: z.int().optional(),
    /** Hints and warnings of a query that was run. */
    diagnostics: z.array(diagnosticSchema),
  })
}

/** Errors of every call that returns a list. */
export const LIST_ERRORS = [
  ...([
    'QUERY_SYNTAX',
    'MEANING_NEEDS_LOGIN',
    'PATTERN_TOO_BROAD',
    'UNKNOWN_FIELD',
    'QUESTION_WITHOUT_WORDS',
    'SEARCH_UNSUPPORTED',
    'SEARCH_STARTING',
  ] as const),
  ...(['CAPTCHA_NEEDED', 'PAGING_NEEDS_LOGIN', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] as const),
] as const

const anyRequestSchema = listRequestSchema.extend({ ...databaseFields, ...drawingFields })
/** What a caller sends; values with a default may be left out, and kinds ignore values they do not have. */
export type ListRequest = z.input<typeof anyRequestSchema>
/** A parsed list request without the query's own criteria. */
export type ParsedListRequest = Omit<z.output<typeof listRequestSchema>, 'filter'>
export type ListRow = z.output<typeof listRowSchema>
/** Response of a list with rows of this type. */
export interface ListAnswer<Row extends ListRow = ListRow> extends Omit<
  z.output<ReturnType<typeof listAnswerOf<typeof listRowSchema>>>,
  'list'
> {
  list: Row[]
}
export type Snippet = z.output<typeof snippetSchema>
export type Facet = z.output<typeof facetSchema>
export type FilterItem = z.input<typeof filterItemSchema>
