import * as z from 'zod'
import { localizedIssue } from '../localized-issue.ts'
import { jsonValue, text } from '../text.ts'
import { EXPORT_FILE_TYPES } from './file-types.ts'

/** Most records that one request may name individually. */
export const MAX_NAMED_RECORDS = 5000

/** What is exported: exactly one of `idList`, `queryStr` and `list`. */
const sourceFields = {
  /** Name of the record kind; patents unless given. */
  type: text().min(1).max(40).optional(),
  fileType: z.enum(EXPORT_FILE_TYPES),
  /** Records by id, in this order. */
  idList: z.array(text().trim().min(1).max(100)).min(1).max(MAX_NAMED_RECORDS).optional(),
  /** All hits of a query, newest first. */
  queryStr: text().trim().min(1).max(10_000).optional(),
  /** The records of a list, exactly as its call lists them. */
  list: z
    .object({
      /** Name of the call: `searchPatents`, `searchByLaw`, … */
      call: text().min(1).max(60),
      /** The request of that call. */
      request: jsonValue(),
      /** All records of the list, or only the page of the request (`from`, `size`). */
      part: z.enum(['all', 'page']).default('all'),
    })
    .optional(),
}

interface GivenSource {
  readonly idList?: unknown
  readonly queryStr?: unknown
  readonly list?: unknown
}

const hasOneSource = ({ idList, queryStr, list }: GivenSource) => [idList, queryStr, list].filter((one) => one !== undefined).length === 1

const ONE_SOURCE = {
  path: ['list'],
  ...localizedIssue('与 idList、queryStr 须且只能有一个', 'or idList or queryStr is required, and only one of them'),
}

/** A request that names what is exported, with further fields. */
export function requestWithSource<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ ...sourceFields, ...fields }).refine((request) => hasOneSource(request as GivenSource), ONE_SOURCE)
}
