import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'

const entrySchema = z.object({
  id: z.string(),
  /** The query; null for a view of a company. */
  word: z.string().nullable(),
  /** The viewed company; null for a search. */
  companyId: z.string().nullable(),
  /** Name of the viewed company as it was then; null for a search. */
  name: z.string().nullable(),
  /** `yyyy-MM-dd HH:mm:ss`: the latest time. */
  createTime: z.string(),
})

export type CompanyHistoryEntry = AnswerOf<typeof companyHistoryCalls.listCompanyHistory>['list'][number]

/** Calls about the companies that a user searched for and viewed: at most 500 entries are stored. */
export const companyHistoryCalls = {
  /** Stores a view of a company, or a search; one stored before moves to the top. */
  addCompanyHistory: call({
    id: 'C.company.06',
    method: 'POST',
    path: '/api/search/company/add',
    who: 'login',
    request: z
      .object({ companyId: text().trim().min(1).max(300).optional(), word: text().trim().min(1).max(1000).optional() })
      .refine(({ companyId, word }) => (companyId === undefined) !== (word === undefined), {
        path: ['word'],
        ...localizedIssue('与 companyId 须且只能有一个', 'or companyId is required, but not both'),
      }),
    answer: z.literal(true),
    errors: ['SEARCH_STARTING', 'COMPANY_NOT_FOUND'],
    summary: { zh: '写入企业检索历史', en: 'Adds to the company search history' },
  }),
  listCompanyHistory: call({
    id: 'C.company.09',
    method: 'POST',
    path: '/api/user/company/listSearchHistory',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(entrySchema),
    summary: { zh: '企业检索历史', en: 'Company search history' },
  }),
  emptyCompanyHistory: call({
    id: 'C.company.10',
    method: 'POST',
    path: '/api/user/company/deleteSearchHistory',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.literal(true),
    summary: { zh: '清空企业检索历史', en: 'Clears the company search history' },
  }),
  deleteCompanyHistory: call({
    id: 'C.company.11',
    method: 'POST',
    path: '/api/user/company/deleteById',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['COMPANY_HISTORY_NOT_FOUND'],
    summary: { zh: '删除一条企业检索历史', en: 'Deletes an entry of the company search history' },
  }),
}
