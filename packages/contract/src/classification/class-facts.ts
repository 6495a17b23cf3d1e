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
  /** Classes of the IPC that stand for it, where a table of them was imported. */
  ipcList: z.array(z.string()),
  /** Patents in these classes; null where none stand for it, too many do, or nothing can be searched yet. */
  count: z.number().nullable(),
})

const treeRequest = z.object({ code: text().trim().max(20).optional() })
const treeAnswer = z.array(industrySchema.extend({ children: z.array(industrySchema) }))

export type Industry = AnswerOf<typeof classFactsCalls.listIndustries>[number]

export const classFactsCalls = {
  /** Classes directly below a class (the top ones without it) that the index holds, with how many patents stand in each or below it. */
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
  /** Classes a text belongs to, told by the classes of the patents nearest to it. */
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
        /** 0 to 100: the share of the nearest patents, weighed by nearness, that are in the class. */
        score: z.number(),
      }),
    ),
    errors: ['SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '文本对应的分类号', en: 'Classification symbols of a text' },
  }),
  /** The national-economy classification: all sections with their divisions, or one class with what stands directly below it. */
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
  /** What a class of the national economy is called; null for a code there is not. */
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
  /** The classification of strategic emerging industries, alike. */
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
