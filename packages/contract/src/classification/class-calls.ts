import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { text } from '../text.ts'

/** A scheme by its usual name, in any letter case. */
const schemeType = z
  .enum(['IPC', 'CPC', 'LOCARNO', 'NICE', 'VIENNA', 'ipc', 'cpc', 'locarno', 'nice', 'vienna'])
  .default('IPC')
  .transform((type) => type.toLowerCase() as Lowercase<typeof type>)

const level = z.enum(['section', 'class', 'subclass', 'group', 'subgroup'])

const stepSchema = z.object({
  /** As the office writes it: `H01M10/05`, `07-01`. */
  code: z.string(),
  /** Title in the request's language, otherwise in another one; empty if there is none. */
  name: z.string(),
  /** Language of `name`. */
  lang: z.string().nullable(),
  level,
})

const classNodeSchema = stepSchema.extend({
  /** Dots before the title, 0 for a main group and above it. */
  dots: z.int(),
  hasChild: z.boolean(),
  /** Its ancestors from the top: a title is read together with theirs. */
  path: z.array(stepSchema),
  definition: z.string().nullable(),
})

export type ClassNode = AnswerOf<typeof classCalls.listClasses>[number]

export const classCalls = {
  /** Direct children of `code`; without it the top classes. */
  listClasses: call({
    id: 'C.classification.01',
    method: 'POST',
    path: '/api/search/IPC/list',
    aliases: ['/api/search/sf/IPC/list'],
    who: 'guest',
    request: z.object({ code: text().max(30).optional(), type: schemeType }),
    answer: z.array(classNodeSchema),
    summary: { zh: '分类树的下级', en: 'Children of a classification node' },
  }),
  /** Classes whose title contains all words of `keyWord`, or whose symbol equals it. */
  findClasses: call({
    id: 'C.classification.02',
    method: 'POST',
    path: '/api/search/IPC/dimList',
    aliases: ['/api/search/sf/IPC/dimList'],
    who: 'guest',
    request: z.object({ keyWord: text().trim().min(1).max(200), type: schemeType, size: z.int().min(1).max(100).default(20) }),
    answer: z.array(classNodeSchema),
    summary: { zh: '按词查分类号', en: 'Finds classes by words in their titles' },
  }),
  /** Titles of symbols for the patent page; symbols unknown to the installation are left out. */
  listClassTitles: call({
    id: null,
    method: 'POST',
    path: '/api/search/IPC/titles',
    who: 'guest',
    request: z.object({ codes: z.array(text().max(30)).max(200), type: schemeType }),
    answer: z.array(classNodeSchema),
    summary: { zh: '分类号的含义', en: 'Titles of classification symbols' },
  }),
  /** The schemes with titles: the upper levels come with Gezhi, the others are imported. */
  listSchemes: call({
    id: null,
    method: 'POST',
    path: '/api/search/IPC/schemes',
    who: 'guest',
    request: z.object({}),
    answer: z.array(z.object({ type: z.string(), classes: z.int(), levels: z.array(level) })),
    summary: { zh: '分类表及已有的级别', en: 'Classification schemes and their available levels' },
  }),
}
