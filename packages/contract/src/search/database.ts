import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { text } from '../text.ts'

const countrySchema = z.object({ id: z.string(), code: z.string(), name: z.string(), count: z.int() })

export type Databases = AnswerOf<typeof databaseCalls.listDatabases>
export type PatentType = AnswerOf<typeof databaseCalls.listPatentTypes>[number]

export const databaseCalls = {
  /** The types of patents a search may be limited to (B.database.16). */
  listPatentTypes: call({
    id: 'C.database.01',
    method: 'POST',
    path: '/api/search/searchType/list',
    aliases: ['/api/search/sf/searchType/list'],
    who: 'guest',
    request: z.object({}).nullish(),
    answer: z.array(z.object({ id: z.int(), typeName: z.string(), /** Value for `typeList` of a search. */ code: z.string() })),
    summary: { zh: '专利类型', en: 'Patent types' },
  }),
  /** The countries with documents, by region (B.database.17). */
  listDatabases: call({
    id: 'C.database.02',
    method: 'POST',
    path: '/api/search/dataBase/list',
    aliases: ['/api/search/sf/dataBase/list'],
    who: 'guest',
    request: z.object({}).nullish(),
    answer: z.object({
      /** Regions with most documents first; `id` counts them from 1 (G68). */
      list: z.array(z.object({ id: z.int(), name: z.string(), count: z.int(), countries: z.array(countrySchema) })),
      /** Documents in all. */
      count: z.int(),
      /** Whether the caller may choose countries; without a product or login only CN is searched (G07). */
      choosable: z.boolean(),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '数据库：地区与国家', en: 'Databases: regions and countries' },
  }),
  /** The countries with patents of certain types (B.database.20). */
  listCountryCodes: call({
    id: 'C.database.03',
    method: 'POST',
    path: '/api/search/dataBase/countryCodeList',
    aliases: ['/api/search/sf/dataBase/countryCodeList'],
    who: 'guest',
    /** Codes of types joined by commas; all types when empty. */
    request: z.object({ keyWord: text().max(1_000).default('') }).prefault({}),
    answer: z.array(z.object({ country: z.string(), code: z.string(), count: z.int() })),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '按专利类型列出国家/地区', en: 'Countries/regions by patent type' },
  }),
}
