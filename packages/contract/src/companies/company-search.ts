import * as z from 'zod'
import { call } from '../call.ts'
import { facetSchema, LIST_ERRORS, listAnswerOf, listRequestSchema } from '../kinds/record-list.ts'
import { SPACE_LIST_ERRORS, spaceListFields } from '../kinds/space-list.ts'
import { suggestionsSchema } from '../kinds/suggestions.ts'
import { text } from '../text.ts'
import { companyRowSchema, companySchema, linkedCompanySchema } from './company-row.ts'

const queryFields = {
  /** The query as in the search box; `filter` takes precedence. */
  queryStr: text().max(10_000).optional(),
  filter: listRequestSchema.shape.filter.optional(),
}
const nameSchema = z.object({ name: text().trim().min(1).max(300) })
const dictionarySchema = z.array(z.object({ value: z.string(), name: z.string() }))

/** Calls that search companies and open one of them. */
export const companySearchCalls = {
  /** A page of companies. */
  searchCompanies: call({
    id: 'C.company.04',
    method: 'POST',
    path: '/api/search/company/search',
    who: 'reader',
    countsAsSearch: true,
    request: listRequestSchema.extend(queryFields),
    answer: listAnswerOf(companyRowSchema),
    errors: LIST_ERRORS,
    summary: { zh: '企业检索', en: 'Company search' },
  }),
  /** Searches within the companies of a space that the user may read. */
  searchSpaceCompanies: call({
    id: null,
    method: 'POST',
    path: '/api/search/company/spaceSearch',
    who: 'login',
    countsAsSearch: true,
    request: listRequestSchema.extend(spaceListFields),
    answer: listAnswerOf(companyRowSchema),
    errors: SPACE_LIST_ERRORS,
    summary: { zh: '空间内企业检索', en: 'Search within the companies of a space' },
  }),
  /** Counts the values of a field among the companies of a search. */
  groupCompanies: call({
    id: 'C.company.02',
    method: 'POST',
    path: '/api/search/company/group',
    who: 'reader',
    request: z.object({
      ...queryFields,
      /** A field for grouping: `status`, `province`, `founded.year`. */
      field: text().min(1).max(60),
      count: z.int().min(1).max(1000).default(20),
      filterItems: listRequestSchema.shape.filterItems,
    }),
    answer: facetSchema.shape.list,
    errors: LIST_ERRORS,
    summary: { zh: '企业检索结果统计', en: 'Statistics of company search results' },
  }),
  /** The values that companies can be filtered by: codes with their names, and the most frequent values of others. */
  listCompanyDictionaries: call({
    id: 'C.company.03',
    method: 'POST',
    path: '/api/search/company/dictList',
    who: 'reader',
    request: z.object({}).nullish(),
    answer: z.object({
      status: dictionarySchema,
      type: dictionarySchema,
      province: dictionarySchema,
      country: dictionarySchema,
      currency: dictionarySchema,
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '企业筛选项', en: 'Filter values of company search' },
  }),
  /** One company by its id, credit code, registration number or LEI. */
  getCompany: call({
    id: 'C.company.05',
    method: 'POST',
    path: '/api/search/company/companyDetail',
    who: 'reader',
    request: z.object({ id: text().trim().min(1).max(300) }),
    answer: companySchema,
    errors: ['SEARCH_STARTING', 'COMPANY_NOT_FOUND'],
    summary: { zh: '企业详情', en: 'Details of a company' },
  }),
  /** The row of the company of a name, also a former or other one, in any width of letters and brackets. */
  getCompanyCard: call({
    id: 'C.company.07',
    method: 'POST',
    path: '/api/search/company/getCompanyInfo',
    who: 'reader',
    request: nameSchema,
    answer: companyRowSchema,
    errors: ['SEARCH_STARTING', 'COMPANY_NOT_FOUND'],
    summary: { zh: '企业简要信息', en: 'Summary of a company' },
  }),
  /** The company of a name. */
  getCompanyByName: call({
    id: 'C.company.08',
    method: 'POST',
    path: '/api/search/company/companyDetailWithName',
    who: 'reader',
    request: nameSchema,
    answer: companySchema,
    errors: ['SEARCH_STARTING', 'COMPANY_NOT_FOUND'],
    summary: { zh: '按名称查企业详情', en: 'Details of a company, by name' },
  }),
  /** The companies linked with names of applicants and owners, by any spelling or by an administrator; names without a company are omitted. */
  linkCompanies: call({
    id: null,
    method: 'POST',
    path: '/api/search/company/linkNames',
    who: 'reader',
    request: z.object({ names: z.array(nameSchema.shape.name).min(1).max(30) }),
    answer: z.array(linkedCompanySchema),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '与申请人、权利人名称关联的企业', en: 'Companies linked to names of applicants and owners' },
  }),
  /** Names of companies that complete a typed text, in characters or in pinyin. */
  suggestRegistered: call({
    id: null,
    method: 'POST',
    path: '/api/search/company/suggest',
    who: 'reader',
    request: z.object({ word: text().trim().min(1).max(200), count: z.int().min(1).max(20).default(5) }),
    answer: suggestionsSchema,
    errors: ['SEARCH_STARTING'],
    summary: { zh: '企业检索联想', en: 'Suggestions for companies' },
  }),
}
