import * as z from 'zod'
import { call, fileCall, type CallTable } from '../call.ts'
import { LIST_ERRORS } from '../kinds/record-list.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { patentIdSchema } from '../patents/patent-id.ts'
import { text } from '../text.ts'
import {
  givenFactsSchema,
  preValuationSchema,
  valuationDetailSchema,
  valuationFilterFields,
  valuationSchema,
  valuationSummarySchema,
  valuedListSchema,
  valuedRowSchema,
} from './valuation-fields.ts'
import { VALUATION_RULE_CALLS } from './rule-calls.ts'
import { MAX_VALUED_PATENTS, VALUATION_KINDS } from './valuation-limits.ts'

const idSchema = z.object({ id: z.guid() })
const EXCEL = 'application/vnd.ms-excel'

/** Values of patents by a formula over stored facts. */
export const VALUATION_CALLS = {
  ...VALUATION_RULE_CALLS,
  /** Valuations of the user, newest first. */
  listValuations: call({
    id: 'C.valuation.01',
    method: 'POST',
    path: '/api/search/patentValuation/queryHistory',
    who: 'login',
    request: z.object({ ...pageFields, kind: z.enum(VALUATION_KINDS).optional() }).prefault({}),
    answer: pageOf(valuationSchema),
    summary: { zh: '价值评估历史', en: 'History of valuations' },
  }),
  /** Patents with their values. Counts as one valuation; a further page of the same search, or a filter of it, does not. */
  searchValuations: call({
    id: 'C.valuation.02',
    method: 'POST',
    path: '/api/search/patentValuation/search',
    who: 'login',
    requires: 'valuePatents',
    timeoutMs: 60_000,
    request: z.object(valuationFilterFields).prefault({}),
    answer: valuedListSchema,
    errors: LIST_ERRORS,
    summary: { zh: '价值评估检索', en: 'Searches patents with their values' },
  }),
  /**
   * Values the numbers of an xls, xlsx or csv file (G23): an envelope as JSON if all rows are found, otherwise an xls list of the rows that are not;
   * the others are valued in either case, and the header `valuation-id` names the valuation.
   */
  uploadValuationFile: fileCall({
    id: 'C.valuation.03',
    method: 'POST',
    path: '/api/search/patentValuation/uploadFile',
    who: 'login',
    requires: 'valuePatents',
    form: true,
    timeoutMs: 60_000,
    request: z.object({ file: z.custom<Blob>((value) => value instanceof Blob, localizedIssue('请上传文件', 'must be a file')) }),
    file: EXCEL,
    errors: ['BATCH_FILE', 'BATCH_ROWS', 'BATCH_EMPTY', 'UPLOAD_SIZE', 'SEARCH_STARTING'],
    summary: { zh: '批量价值评估：上传文件', en: 'Values the patents of a file' },
  }),
  /** The scores of one patent, each with its inputs, compared with patents of the same class and year. */
  getValuation: call({
    id: 'C.valuation.04',
    method: 'POST',
    path: '/api/search/patentValuation/searchDetail',
    who: 'login',
    requires: 'valuePatents',
    timeoutMs: 60_000,
    request: z.object({ id: patentIdSchema }),
    answer: valuationDetailSchema,
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '单件专利价值评估', en: 'Values one patent' },
  }),
  /** Values an application before it is filed, or what a change of a patent would be worth, by facts that are given (R122). Nothing is stored. */
  preValuePatent: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/preEvaluate',
    who: 'login',
    request: z.object({ facts: givenFactsSchema.prefault({}) }).prefault({}),
    answer: preValuationSchema,
    summary: { zh: '预评估', en: 'Preliminary valuation by given facts' },
  }),
  /** Writes the report of one patent; the answer is a link to the file, which lasts for an hour (valuation.21). */
  exportValuation: call({
    id: 'C.valuation.05',
    method: 'POST',
    path: '/api/search/patentValuation/downloadPatentValuationReport',
    who: 'login',
    requires: 'valuePatents',
    timeoutMs: 60_000,
    request: z.object({ id: patentIdSchema }),
    answer: z.string(),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '价值评估报告', en: 'Report of a valuation' },
  }),
  /** The error list of an upload: `url` is the value of the header `download-code` (valuation.23). */
  downloadValuationErrors: fileCall({
    id: 'C.valuation.07',
    method: 'GET',
    path: '/api/search/patentValuation/downloadErrorData',
    aliases: ['/api/search/downloadErrorData'],
    who: 'login',
    request: z.object({ url: text().regex(/^[\w-]{22}$/) }),
    file: EXCEL,
    errors: ['VALUATION_ERRORS_NOT_FOUND'],
    summary: { zh: '批量价值评估：错误列表', en: 'Error list of a valuation upload' },
  }),
  /** Values patents of the most similar texts, most similar first. */
  valueSimilarPatents: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/similar',
    who: 'login',
    requires: 'valuePatents',
    timeoutMs: 60_000,
    request: z.object({ id: patentIdSchema }),
    answer: z.object({ list: z.array(valuedRowSchema) }),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING', 'SEARCH_UNSUPPORTED'],
    summary: { zh: '相似专利的价值', en: 'Values of similar patents' },
  }),
  /** Values the patents of pasted or selected numbers. */
  valueNumbers: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/valueNumbers',
    who: 'login',
    requires: 'valuePatents',
    timeoutMs: 60_000,
    request: z.object({ numberList: z.array(text().max(2000)).min(1).max(MAX_VALUED_PATENTS) }),
    answer: z.object({
      id: z.guid(),
      count: z.int(),
      wrong: z.int(),
      /** For `downloadValuationErrors`; null without errors. */
      downloadCode: z.string().nullable(),
    }),
    errors: ['BATCH_ROWS', 'BATCH_EMPTY', 'VALUATION_EMPTY', 'SEARCH_STARTING'],
    summary: { zh: '批量价值评估：号码列表', en: 'Values the patents of a list of numbers' },
  }),
  /**
   * Values the newest patents of an applicant or owner: within the daily limit, beyond it with a report that was bought (G167). The same
   * company on the same day is paid once.
   */
  valueCompany: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/valueCompany',
    who: 'login',
    requires: 'valuePatents',
    timeoutMs: 60_000,
    request: z.object({ name: text().trim().min(1).max(300) }),
    answer: z.object({ id: z.guid() }),
    errors: ['VALUATION_EMPTY', 'VALUATION_LIMIT', 'SEARCH_STARTING'],
    summary: { zh: 'IPR价值评估', en: 'Values the portfolio of a company' },
  }),
  /** A stored valuation, computed again from what the database holds now. */
  getValuationSummary: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/summary',
    who: 'login',
    timeoutMs: 60_000,
    request: idSchema,
    answer: valuationSummarySchema,
    errors: ['VALUATION_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '价值评估汇总', en: 'Summary of a valuation' },
  }),
  /** Writes the report of a stored valuation, with its patents; the answer is a link to the file, which lasts for an hour. */
  exportValuationSummary: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/downloadSummaryReport',
    who: 'login',
    timeoutMs: 60_000,
    request: idSchema,
    answer: z.string(),
    errors: ['VALUATION_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '价值评估汇总报告', en: 'Report of a stored valuation' },
  }),
  /** The patents of a stored valuation, highest value first. */
  listValuedPatents: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/patents',
    who: 'login',
    timeoutMs: 60_000,
    request: z.object({ ...idSchema.shape, ...valuationFilterFields }),
    answer: valuedListSchema,
    errors: ['VALUATION_NOT_FOUND', ...LIST_ERRORS],
    summary: { zh: '价值评估列表', en: 'Patents of a valuation' },
  }),
  deleteValuations: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/del',
    who: 'login',
    request: z.object({ idList: z.array(z.guid()).min(1).max(100) }),
    answer: z.literal(true),
    errors: ['VALUATION_NOT_FOUND'],
    summary: { zh: '删除价值评估', en: 'Deletes valuations' },
  }),
} satisfies CallTable
