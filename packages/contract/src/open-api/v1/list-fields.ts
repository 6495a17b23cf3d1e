import * as z from 'zod'
import { localizedIssue } from '../../localized-issue.ts'
import { text } from '../../text.ts'
import { inBoth } from './in-both.ts'

/** Rows of a page at most. */
const MAX_ROWS = 100
/** Position up to which pages can be addressed by number; further ones by cursor. */
const MAX_FROM = 10_000

/** Characters of a query in an address: encoded, it must fit into the head of a request, of which servers accept 16 kB. */
export const MAX_ADDRESS_QUERY = 1200
/** Characters of a query in a body, as in the calls of the pages. */
export const MAX_BODY_QUERY = 10_000

/** A query in a body, in the command language. */
export const queryField = queryText(MAX_BODY_QUERY)

/** A query in an address. */
export const addressQueryField = queryText(MAX_ADDRESS_QUERY)

const sizeText = inBoth('每页条数', 'Rows of the page')
const fromText = inBoth('第一条的位置', 'Position of the first row')

function queryText(max: number) {
  return text()
    .trim()
    .min(1)
    .max(max)
    .meta(
      inBoth(
        '命令检索式，如 TI=(石墨烯 AND 电池) AND AD=[2020 TO 2024]',
        'Query in the command language, such as TI=(石墨烯 AND 电池) AND AD=[2020 TO 2024]',
      ),
    )
}

/** A page: by position, or by the cursor of the page before. */
export const pageFields = {
  size: z.coerce.number().int().min(1).max(MAX_ROWS).default(20).meta(sizeText),
  from: z.coerce.number().int().min(0).max(MAX_FROM).default(0).meta(fromText),
  cursor: text().max(600).optional().meta(inBoth('上一页的 nextCursor，代替 from', 'nextCursor of the page before; instead of from')),
}

/** Position and size of a page in a body, where numbers are no texts. */
export const bodyPageFields = {
  size: z.int().min(1).max(MAX_ROWS).default(20).meta(sizeText),
  from: z.int().min(0).max(MAX_FROM).default(0).meta(fromText),
}

/** The order of a list. */
export const sortField = text()
  .regex(/^[\w.]{1,60}(?::(?:asc|desc))?(?:,[\w.]{1,60}(?::(?:asc|desc))?){0,2}$/)
  .optional()
  .meta(inBoth('最多三个字段，如 application_date:desc,relevance', 'Up to three fields, such as application_date:desc,relevance'))

/** The properties of a row that are sent, separated by commas; all by default. */
export function rowFields(schema: z.ZodObject) {
  const names = Object.keys(schema.shape)
  return text()
    .max(1000)
    .refine(
      (written) => written.split(',').every((name) => names.includes(name)),
      localizedIssue(`须为以逗号分隔的字段名：${names.join('、')}`, `must be names separated by commas, of ${names.join(', ')}`),
    )
    .optional()
    .meta(inBoth('返回的字段，以逗号分隔；默认全部', 'Properties that are sent, separated by commas; all by default'))
}

/** The answer of a list whose rows may lack properties that were not requested. */
export function pageAnswerOf<Row extends z.ZodObject>(row: Row) {
  return z.object({
    total: z.int(),
    /** `gte`: the total is a lower bound. */
    totalRelation: z.enum(['eq', 'gte']),
    list: z.array(row.partial()),
    /** Null on the last page. */
    nextCursor: z.string().nullable(),
  })
}

/** Errors of operations that read a query. */
export const QUERY_ERRORS = [
  'QUERY_SYNTAX',
  'MEANING_NEEDS_LOGIN',
  'PATTERN_TOO_BROAD',
  'UNKNOWN_FIELD',
  'QUESTION_WITHOUT_WORDS',
  'SEARCH_UNSUPPORTED',
  'SEARCH_STARTING',
  'FREE_PAGING_LIMIT',
  'MEMBER_PAGING_LIMIT',
] as const
