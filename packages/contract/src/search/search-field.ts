import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { text } from '../text.ts'

/** A field forms offer, and how a value of it is asked for. */
const searchFieldSchema = z.object({
  /** The field's place in the table of fields, from 1. */
  id: z.string(),
  /** In the request's language. */
  name: z.string(),
  /** The command in a query: `TI`. */
  code: z.string(),
  group: z.string(),
  groupName: z.string(),
  inputType: z.enum(['text', 'party', 'number', 'date', 'class', 'code', 'count']),
  /** Other names the query language takes for it. */
  aliases: z.array(z.string()),
  /** A query that uses it. */
  example: z.string(),
  /** The values of a field of codes; empty where a value is written freely. */
  values: z.array(z.object({ value: z.string(), name: z.string() })),
})

export type SearchField = AnswerOf<typeof searchFieldCalls.listSearchFields>[number]

export const searchFieldCalls = {
  /** The fields that something can be found by (B.advanced.02), in the order of forms; a scene leaves out what it has settled itself. */
  listSearchFields: call({
    id: 'C.searchField.01',
    method: 'POST',
    path: '/api/search/sf/list',
    who: 'guest',
    request: z.object({ scene: text().max(40).default('all') }),
    answer: z.array(searchFieldSchema),
    summary: { zh: '高级检索和命令检索的字段', en: 'Search fields for advanced and command search' },
  }),
  /** Applicants of the index whose name begins with, or sounds like, what is typed; those of most patents first. */
  listCompanyNames: call({
    id: 'C.company.01',
    method: 'POST',
    path: '/api/search/company/dimList',
    aliases: ['/api/search/sf/company/dimList'],
    who: 'guest',
    request: z.object({ keyWord: text().trim().min(1).max(200), size: z.int().min(1).max(50).default(10) }),
    answer: z.array(z.object({ name: z.string(), count: z.int() })),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '企业名称模糊匹配', en: 'Finds companies by part of their name' },
  }),
}
