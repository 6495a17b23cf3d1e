import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { articleId, articleRowSchema, articleSchema, helpTreeSchema } from './article.ts'
import { text } from '../text.ts'

const nothing = z.object({}).nullish()
const oneArticle = z.object({ id: articleId })
const coverageRow = z.object({
  /** Code of the office, `CN`. */
  country: z.string(),
  name: z.string(),
  patentCount: z.int(),
  /** `yyyyMMdd` of the first and the last publication; null if none has a date. */
  firstDate: z.string().nullable(),
  lastDate: z.string().nullable(),
})

// The counters of the home page are in counts.ts, dictionaries in dictionary.ts; both have their own handlers (index-counters,
// dictionary-handlers).

const sectionSchema = z.object({ section: z.string(), title: z.string(), children: helpTreeSchema })

export const helpCalls = {
  /** One introduction of a function. */
  getFunctionIntroduction: call({
    id: 'C.help.02',
    method: 'POST',
    path: '/api/search/sysadmin/help/functionDataDetail',
    who: 'public',
    request: oneArticle,
    answer: z.object({ id: z.int(), title: z.string(), detailContent: z.string() }),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '功能介绍详情', en: 'Description of a feature' },
  }),
  /** The menu of the function introductions; `dictType` selects that of the data introductions instead. */
  listFunctionIntroductions: call({
    id: 'C.help.03',
    method: 'POST',
    path: '/api/search/sysadmin/help/functionDataList',
    who: 'public',
    request: z.object({ dictType: z.enum(['funtional_map', 'data_intro_map']).default('funtional_map') }).prefault({}),
    answer: helpTreeSchema,
    summary: { zh: '功能介绍菜单', en: 'Menu of the feature descriptions' },
  }),
  /** Documents per country, counted in the index on every call. */
  listCoverage: call({
    id: 'C.help.04',
    method: 'POST',
    path: '/api/search/sysadmin/help/dataList',
    who: 'public',
    request: z.object({ country: text().trim().min(2).max(4).optional() }).prefault({}),
    answer: z.array(coverageRow),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '数据范围', en: 'Data coverage by country/region' },
  }),
  /** Countries with documents, most documents first. */
  listCoveredCountries: call({
    id: 'C.help.05',
    method: 'POST',
    path: '/api/search/sysadmin/help/countryList',
    who: 'public',
    request: nothing,
    answer: z.array(z.object({ country: z.string(), name: z.string(), patentCount: z.int() })),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '数据介绍的国家/地区', en: 'Countries/regions of the data description' },
  }),
  /** The introduction of the system. */
  getIntroduction: call({
    id: 'C.help.06',
    method: 'POST',
    path: '/api/search/sysadmin/help/intro',
    who: 'public',
    request: nothing,
    answer: z.object({ title: z.string(), content: z.string() }),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '系统介绍', en: 'About Gezhi' },
  }),
  /** QR codes with their titles as entered by the operator; empty by default. */
  listQrIntroductions: call({
    id: 'C.help.07',
    method: 'POST',
    path: '/api/search/sysadmin/help/qr',
    who: 'public',
    request: nothing,
    answer: z.array(z.object({ title: z.string(), url: z.string() })),
    summary: { zh: '二维码介绍', en: 'QR codes' },
  }),
  /** The changelog, newest first. */
  listUpgradeLog: call({
    id: 'C.help.08',
    method: 'POST',
    path: '/api/search/sysadmin/help/updateLogList',
    who: 'public',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(articleRowSchema.extend({ content: z.string() })),
    summary: { zh: '更新日志', en: 'Changelog' },
  }),
  /** The start page of the help centre: its sections with their entries. */
  getHelpIndex: call({
    id: 'C.help.09',
    method: 'POST',
    path: '/api/news/helpCenter/index',
    who: 'public',
    request: nothing,
    answer: z.array(sectionSchema),
    summary: { zh: '帮助中心首页', en: 'Home page of the help centre' },
  }),
  /** Articles that contain all words in title, keywords or text; title matches first. */
  searchHelp: call({
    id: 'C.help.10',
    method: 'POST',
    path: '/api/news/helpCenter/helpCenterSearch',
    who: 'public',
    request: z.object({ keyWord: text().trim().min(1).max(100) }),
    answer: z.array(
      z.object({
        id: z.int(),
        section: z.string(),
        title: z.string(),
        /** Plain text around the first match. */
        passage: z.string(),
      }),
    ),
    summary: { zh: '帮助搜索', en: 'Searches the help centre' },
  }),
  /** The children of an entry of the help menu. */
  listHelpSections: call({
    id: 'C.help.11',
    method: 'POST',
    path: '/api/news/helpCenter/indexSecondLevel',
    who: 'public',
    request: oneArticle,
    answer: helpTreeSchema,
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '帮助中心二级目录', en: 'Second-level topics of the help centre' },
  }),
  /** One help article or legal page. */
  getHelp: call({
    id: 'C.help.12',
    method: 'POST',
    path: '/api/news/helpCenter/get',
    who: 'public',
    request: oneArticle,
    answer: articleSchema,
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '帮助文章', en: 'Help article' },
  }),
  /** An introduction of a function with its position in the menu. */
  getFunctionDetails: call({
    id: 'C.help.13',
    method: 'POST',
    path: '/api/news/helpCenter/functionDetailsThree',
    who: 'public',
    request: oneArticle,
    answer: articleSchema.extend({
      /** Titles of its ancestors, from the top. */
      path: z.array(z.string()),
      /** All entries of its group, itself included, in order. */
      siblings: z.array(z.object({ id: z.int(), title: z.string() })),
    }),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '三级功能说明', en: 'Third-level feature details' },
  }),
  /** The function card: a table of fields and how they are searched. `fieldLogic` chooses the group, 0 the numbers (B.search-box.20). */
  listFieldRules: call({
    id: 'C.help.14',
    method: 'POST',
    path: '/api/news/helpCenter/listFieldLogic',
    who: 'public',
    request: z.object({ id: articleId, fieldLogic: z.coerce.number().int().min(0).max(9).default(0) }),
    answer: z.array(
      z.object({
        field: z.string(),
        aliases: z.array(z.string()),
        label: z.string(),
        /** The accepted values. */
        logic: z.string(),
        example: z.string(),
      }),
    ),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '字段逻辑表', en: 'Table of fields and their values' },
  }),
  /** Common problems with their answers. */
  listCommonProblems: call({
    id: 'C.help.15',
    method: 'POST',
    path: '/api/news/helpCenter/listCommonProblem',
    who: 'public',
    request: nothing,
    answer: helpTreeSchema,
    summary: { zh: '常见问题', en: 'FAQ' },
  }),
}
