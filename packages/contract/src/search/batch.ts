import * as z from 'zod'
import { call, fileCall } from '../call.ts'
import { SPACE_LIST_ERRORS, spaceListFields } from '../kinds/space-list.ts'
import { localizedIssue } from '../localized-issue.ts'
import { searchAnswerSchema, searchRequestSchema } from './search.ts'
import { modeCall, modeRequestSchema } from './search-modes.ts'
import { text } from '../text.ts'

/** Maximum number of rows of one batch and maximum size of its file in bytes (decisions G73). */
export const BATCH_LIMITS = { rows: 5000, bytes: 5 * 1024 * 1024 } as const

/** Contents of the list (decisions G73): 1 publication numbers, 2 application numbers, 3 company names. Numbers may be mixed. */
export const BATCH_TYPES = ['1,2', '1', '2', '3'] as const
export type BatchType = (typeof BATCH_TYPES)[number]

/** Both kinds of numbers unless one is chosen (B.search-box.52). */
const typeSchema = z.enum(BATCH_TYPES).default('1,2')
const codeSchema = text().regex(/^[\w-]{22}$/)

const MEDIA_TYPE = 'application/vnd.ms-excel'

const invalidRowSchema = z.object({
  /** Row of the file, or line of the pasted text, from 1. */
  row: z.int(),
  value: z.string(),
  reason: z.string(),
})

const matchedSchema = z.object({
  /** The list as a query; null if nothing was found. */
  excelImportQueryStr: z.string().nullable(),
  /** Code with which the list of errors is downloaded; null if there are none. */
  downloadCode: z.string().nullable(),
  /** Numbers or names read. */
  total: z.int(),
  /** Number of found and of rejected entries. */
  right: z.int(),
  wrong: z.int(),
  /** Duplicates among the found ones. */
  repeated: z.int(),
  /** The first errors. */
  errors: z.array(invalidRowSchema),
})

export type BatchMatch = z.output<typeof matchedSchema>

const MATCH_ERRORS = ['BATCH_FILE', 'BATCH_ROWS', 'BATCH_EMPTY', 'UPLOAD_SIZE', 'SEARCH_STARTING', 'DAILY_QUOTA'] as const

export const batchCalls = {
  /** Batch search: the patents of an uploaded or pasted list. */
  searchBatch: modeCall({
    id: 'C.search.05',
    path: '/api/search/ts/batchSearch',
    who: 'reader',
    request: modeRequestSchema.extend({ excelImportQueryStr: codeSchema }),
    answer: searchAnswerSchema.extend({
      /** Numbers or names of the list that were found. */
      listed: z.int(),
    }),
    errors: ['BATCH_NOT_FOUND'],
    summary: { zh: '批量检索', en: 'Batch search' },
  }),
  /** Searches within a folder of a project, or within an uploaded or pasted list of patents, identified as by `excelImportQueryStr`. */
  searchWithinFile: modeCall({
    id: 'C.search.13',
    path: '/api/search/ts/fileSearch',
    who: 'reader',
    request: modeRequestSchema.extend({
      /** A folder of a project, or the code of a list. */
      fileId: z.union([codeSchema, z.guid()]),
      /** Of a folder: only what its automatic update has added since the last look. */
      onlyNew: z.boolean().default(false),
    }),
    answer: searchAnswerSchema.extend({
      /** Patents of the folder; numbers or names of the list that were found. */
      listed: z.int(),
      /** The folder and its project; absent for a list. */
      file: z
        .object({ fileName: z.string(), projectId: z.guid(), projectName: z.string(), authority: z.int(), newCount: z.int() })
        .optional(),
    }),
    errors: ['BATCH_NOT_FOUND', 'PROJECT_FILE_NOT_FOUND'],
    summary: { zh: '文件内检索', en: 'Search within a file' },
  }),
  /** Searches within the patents of a space that the user may read. */
  searchWithinSpace: call({
    id: null,
    method: 'POST',
    path: '/api/search/ts/spaceSearch',
    who: 'login',
    countsAsSearch: true,
    request: searchRequestSchema.extend(spaceListFields),
    answer: searchAnswerSchema,
    errors: SPACE_LIST_ERRORS,
    summary: { zh: '空间内专利检索', en: 'Search within the patents of a space' },
  }),
  /** A list as a query, for combination with others. */
  getBatchQuery: call({
    id: 'C.search.09',
    method: 'POST',
    path: '/api/search/ts/getBatchSearchParameter',
    who: 'reader',
    request: z.object({ excelImportQueryStr: codeSchema }),
    answer: z.object({ queryStr: z.string() }),
    errors: ['BATCH_NOT_FOUND'],
    summary: { zh: '批量检索的检索式', en: 'Query of a batch search' },
  }),
  /** Reads an xls, xlsx or csv file of numbers or names and finds their patents (B.batch.08). */
  uploadBatchFile: call({
    id: 'C.checkData.04',
    method: 'POST',
    path: '/api/search/checkData/checkData',
    who: 'reader',
    form: true,
    request: z.object({
      file: z.custom<Blob>((value) => value instanceof Blob, localizedIssue('请上传文件', 'must be a file')),
      type: typeSchema,
    }),
    answer: matchedSchema,
    errors: MATCH_ERRORS,
    summary: { zh: '上传批量检索文件', en: 'Uploads a batch search file' },
  }),
  /** Finds the patents of pasted numbers or names, or returns the result of an earlier list again. */
  matchBatchNumbers: call({
    id: 'C.checkData.01',
    method: 'POST',
    path: '/api/search/checkData/matchingData',
    who: 'reader',
    request: z
      .object({
        /** One number or name each, in any notation; several in one are separated. */
        numberList: z.array(text().max(2000)).min(1).max(BATCH_LIMITS.rows).optional(),
        /** Instead of numbers: the code of an earlier response. */
        downloadCode: codeSchema.optional(),
        type: typeSchema,
      })
      .refine(({ numberList, downloadCode }) => (numberList === undefined) !== (downloadCode === undefined), {
        path: ['numberList'],
        ...localizedIssue('与 downloadCode 二选一', 'cannot be combined with downloadCode'),
      }),
    answer: matchedSchema,
    errors: [...MATCH_ERRORS, 'BATCH_NOT_FOUND'],
    summary: { zh: '匹配批量检索的号码', en: 'Matches the numbers of a batch search' },
  }),
  /** An empty list to fill in. */
  downloadBatchTemplate: fileCall({
    id: 'C.checkData.02',
    method: 'GET',
    path: '/api/search/checkData/downloadTemplate',
    who: 'reader',
    request: z.object({ type: typeSchema }),
    file: MEDIA_TYPE,
    summary: { zh: '批量检索模板', en: 'Batch search template' },
  }),
  /** The entries of a list that were not found, with the reasons. */
  downloadBatchErrors: fileCall({
    id: 'C.checkData.03',
    method: 'GET',
    path: '/api/search/checkData/downloadErrorData',
    who: 'reader',
    request: z.object({ downloadCode: codeSchema }),
    file: MEDIA_TYPE,
    errors: ['BATCH_NOT_FOUND'],
    summary: { zh: '批量检索错误列表', en: 'Error list of a batch search' },
  }),
}
