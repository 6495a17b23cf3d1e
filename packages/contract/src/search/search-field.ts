import * as z from 'zod'
import { call } from '../call.ts'
import { searchFieldSchema } from '../kinds/search-field.ts'
import { text } from '../text.ts'

export const searchFieldCalls = {
  /** The searchable fields (B.advanced.02), in the order of forms; without those that a scene preselects. */
  listSearchFields: call({
    id: 'C.searchField.01',
    method: 'POST',
    path: '/api/search/sf/list',
    who: 'guest',
    request: z.object({ scene: text().max(40).default('all') }),
    answer: z.array(searchFieldSchema),
    summary: { zh: '高级检索和命令检索的字段', en: 'Search fields for advanced and command search' },
  }),
  /** Applicants of the index whose name starts with, or sounds like, the typed text; most patents first. */
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
