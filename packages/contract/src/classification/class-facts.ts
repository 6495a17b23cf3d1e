import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { text } from '../text.ts'

const schemeType = z
  .enum(['IPC', 'CPC', 'LOCARNO', 'ipc', 'cpc', 'locarno'])
  .default('IPC')
  .transform((type) => type.toLowerCase() as Lowercase<typeof type>)

const industrySchema = z.object({
  code: z.string(),
  name: z.string(),
  hasChild: z.boolean(),
  /** The corresponding IPC classes, if a table of them was imported. */
  ipcList: z.array(z.string()),
  /** Number of patents in these classes; null if there are no corresponding classes, too many of them, or nothing can be searched yet. */
  count: z.number().nullable(),
})

const treeRequest = z.object({ code: text().trim().max(20).optional() })
const treeAnswer = z.array(industrySchema.extend({ children: z.array(industrySchema) }))

export type Industry = AnswerOf<typeof classFactsCalls.listIndustries>[number]

export const classFactsCalls = {
  /**
   * Direct children of a class (without it the top classes) that occur in the index, with the number of patents in each, descendants
   * included.
   */
  countClasses: call({
    id: null,
    method: 'POST',
    path: '/api/search/IPC/counts',
    who: 'guest',
    request: z.object({ code: text().max(30).optional(), type: schemeType }),
    answer: z.object({ list: z.array(z.object({ code: z.string(), count: z.int() })), timedOut: z.boolean() }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '各分类号的专利数量', en: 'Number of patents in each class' },
  }),
  /** Suggests classes for a text from the classes of the nearest patents. */
  suggestClasses: call({
    id: 'C.classification.05',
    method: 'POST',
    path: '/api/search/IPC/getCls',
    aliases: ['/api/search/sf/IPC/getCls'],
    who: 'guest',
    request: z.object({ content: text().trim().min(1).max(10_000), type: schemeType, size: z.int().min(1).max(50).default(10) }),
    answer: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** 0 to 100: the share of the nearest patents, weighted by similarity, that are in the class. */
        score: z.number(),
      }),
    ),
    errors: ['SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '文本对应的分类号', en: 'Classification symbols that match a text' },
  }),
  /** The national-economy classification: all sections with their divisions, or one class with its direct children. */
  listIndustries: call({
    id: 'C.classification.03',
    method: 'POST',
    path: '/api/search/IPC/cide',
    aliases: ['/api/search/sf/IPC/cide'],
    who: 'guest',
    request: treeRequest,
    answer: treeAnswer,
    summary: { zh: '国民经济行业分类', en: 'Industrial classification for national economic activities' },
  }),
  /** Name of a class of the national economy; null for an unknown code. */
  getIndustryName: call({
    id: 'C.classification.06',
    method: 'POST',
    path: '/api/search/IPC/getCideName',
    aliases: ['/api/search/sf/IPC/getCideName'],
    who: 'guest',
    request: z.object({ code: text().trim().min(1).max(20) }),
    answer: z.object({ code: z.string(), name: z.string().nullable() }),
    summary: { zh: '国民经济行业名称', en: 'Name of a national economic industry' },
  }),
  /** The classification of strategic emerging industries, in the same form. */
  listEmergingIndustries: call({
    id: 'C.classification.04',
    method: 'POST',
    path: '/api/search/IPC/esosi',
    aliases: ['/api/search/sf/IPC/esosi'],
    who: 'guest',
    request: treeRequest,
    answer: treeAnswer,
    summary: { zh: '战略性新兴产业分类', en: 'Classification of strategic emerging industries' },
  }),
}
