import * as z from 'zod'
import { call, type AnswerOf, type CallTable } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import { GROUP_TABLES, MAX_COMPANY_SPELLINGS, MAX_GROUP_COMPANIES, MAX_GROUP_NAME, SPELLING_REASONS } from './group-limits.ts'

const organisation = text().trim().min(1).max(200)

/** A company of a group. */
const companySchema = z.object({
  name: organisation,
  /** Id of its company record; null if none is linked. */
  code: text().max(100).nullable().default(null),
  /** The names of applicants that count as the company; by default its name only. */
  names: z.array(organisation).max(MAX_COMPANY_SPELLINGS).default([]),
})

const companiesSchema = z.array(companySchema).min(1).max(MAX_GROUP_COMPANIES)
const nameSchema = text().trim().min(1).max(MAX_GROUP_NAME)
const idSchema = z.object({ id: z.guid() })

const groupSchema = z.object({
  id: z.guid(),
  name: z.string(),
  companyList: z.array(z.object({ name: z.string(), code: z.string().nullable(), names: z.array(z.string()) })),
  /** The patents of the group as a query. */
  queryStr: z.string(),
  /** `yyyy-MM-dd HH:mm:ss` */
  createTime: z.string(),
})

const figuresSchema = z.object({
  count: z.int(),
  /** Percent of all counted patents. */
  ratio: z.number(),
  /** From 1; equal counts have the same rank. */
  rank: z.int(),
  /** Year of the first application; null without a dated one. */
  firstYear: z.int().nullable(),
  /** The first application lies in the last five calendar years (G169). */
  isNew: z.boolean(),
})

const countingFields = {
  /** Only patents that this query finds; without it all. */
  queryStr: text().trim().default(''),
  /** The companies of this group instead of all groups. */
  id: z.guid().optional(),
}

const foundCompanySchema = z.object({
  name: z.string(),
  code: z.string().nullable(),
  /** Patents of all spellings, those counted twice included. */
  count: z.int(),
  /** The names that are the same company, with the reason for each. */
  spellings: z.array(z.object({ name: z.string(), count: z.int(), reason: z.enum(SPELLING_REASONS) })),
})

export type ApplicantGroup = z.output<typeof groupSchema>
export type GroupCompany = ApplicantGroup['companyList'][number]
export type FoundCompany = z.output<typeof foundCompanySchema>
export type GroupTableRows = AnswerOf<typeof GROUP_CALLS.tabulateGroups>
export type GroupFigures = AnswerOf<typeof GROUP_CALLS.countGroups>

/** The calls of the domain groups: companies that a user counts as one. */
export const GROUP_CALLS = {
  /** Applicants whose names contain the words, other spellings of one company together. */
  findGroupCompanies: call({
    id: 'C.applicantGroup.01',
    method: 'POST',
    path: '/api/search/ag/searchCompany',
    who: 'login',
    request: z.object({ word: organisation }),
    answer: z.array(foundCompanySchema),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '查找可加入分组的企业', en: 'Finds companies to put into a group' },
  }),
  addApplicantGroup: call({
    id: 'C.applicantGroup.02',
    method: 'POST',
    path: '/api/search/ag/add',
    who: 'login',
    request: z.object({ name: nameSchema, companyList: companiesSchema }),
    answer: idSchema,
    errors: ['APPLICANT_GROUP_NAME_TAKEN', 'APPLICANT_GROUPS_FULL'],
    summary: { zh: '添加申请人分组', en: 'Adds an applicant group' },
  }),
  /** The user's groups, by name. */
  listApplicantGroups: call({
    id: 'C.applicantGroup.03',
    method: 'POST',
    path: '/api/search/ag/list',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(groupSchema),
    summary: { zh: '申请人分组列表', en: 'Applicant groups of the user' },
  }),
  deleteApplicantGroup: call({
    id: 'C.applicantGroup.04',
    method: 'POST',
    path: '/api/search/ag/delGroup',
    who: 'login',
    request: idSchema,
    answer: z.literal(true),
    errors: ['APPLICANT_GROUP_NOT_FOUND'],
    summary: { zh: '删除申请人分组', en: 'Deletes an applicant group' },
  }),
  changeApplicantGroup: call({
    id: 'C.applicantGroup.05',
    method: 'POST',
    path: '/api/search/ag/upd',
    who: 'login',
    request: z.object({ id: z.guid(), name: nameSchema.optional(), companyList: companiesSchema.optional() }),
    answer: z.literal(true),
    errors: ['APPLICANT_GROUP_NOT_FOUND', 'APPLICANT_GROUP_NAME_TAKEN'],
    summary: { zh: '修改申请人分组', en: 'Changes an applicant group' },
  }),
  /** Patents of each of the user's groups, and of each company of one: number, share, rank, first application. */
  countGroups: call({
    id: null,
    method: 'POST',
    path: '/api/search/ag/figures',
    who: 'login',
    request: z.object(countingFields),
    answer: z.object({
      /** All patents that are counted, of anybody. */
      total: z.int(),
      list: z.array(figuresSchema.extend({ id: z.guid(), name: z.string() })),
    }),
    errors: ['APPLICANT_GROUP_NOT_FOUND', 'QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'SEARCH_STARTING'],
    summary: { zh: '申请人分组的数量、占比和排名', en: 'Number, share and rank of applicant groups' },
  }),
  /**
   * Counts of pairs: each of the user's groups, or each company of one, with classes, years, co-applicants or inventors, or with the groups
   * that it cites. Those with the most patents, at most `MAX_COUNTED_GROUPS`.
   */
  tabulateGroups: call({
    id: null,
    method: 'POST',
    path: '/api/search/ag/tabulate',
    who: 'login',
    timeoutMs: 60_000,
    request: z.object({ ...countingFields, by: z.enum(GROUP_TABLES) }),
    answer: z.object({
      /** Facets of `value` and `column`; equal where both ends of a pair are of one kind. */
      field: z.string(),
      columnField: z.string(),
      /** First each end of a pair alone where both are of one kind, then the pairs. */
      list: z.array(
        z.object({
          /** Id of a group; otherwise the value that was counted. */
          value: z.string(),
          name: z.string(),
          column: z.string().optional(),
          columnName: z.string().optional(),
          count: z.int(),
        }),
      ),
      /** False if some counts took too long, or not all patents were read for citations. */
      complete: z.boolean(),
    }),
    errors: ['APPLICANT_GROUP_NOT_FOUND', 'QUERY_SYNTAX', 'MEANING_NEEDS_LOGIN', 'SEARCH_STARTING'],
    summary: { zh: '申请人分组的交叉统计', en: 'Tables of applicant groups' },
  }),
} satisfies CallTable
