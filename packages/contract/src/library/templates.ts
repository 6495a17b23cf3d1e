import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { DEFAULT_TEMPLATE_TITLE } from './default-template.ts'
import { text } from '../text.ts'

/** The id of the built-in template, which can be neither changed nor deleted. */
export const DEFAULT_TEMPLATE_ID = 'default'

/** The initial fields of the advanced search form, in order: the default template. */
export const DEFAULT_TEMPLATE_FIELDS = ['TIAB', 'AP', 'ad'] as const

/** Templates of one user, at most. */
export const MAX_TEMPLATES = 200

/** `search`: a form of the advanced search; `export`: fields of an export. */
const typeSchema = z.enum(['search', 'export'])

const fieldList = z.array(text().trim().min(1).max(60)).max(200)
const title = text().trim().min(1).max(50)
const queryStr = text().max(10_000)

const templateSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: typeSchema,
  /** Commands of fields, in order. */
  fieldList: z.array(z.string()),
  /** The query that fills the form. Empty if the template consists of fields only. */
  queryStr: z.string(),
  /** 1 for the built-in template. */
  defaultFlag: z.union([z.literal(0), z.literal(1)]),
})

const idSchema = text().min(1).max(60)

export type Template = AnswerOf<typeof templatesCalls.getTemplate>

export const templatesCalls = {
  /** The templates of the user, the default first, then the newest. */
  listTemplates: call({
    id: 'C.template.01',
    method: 'POST',
    path: '/api/search/template/list',
    aliases: ['/api/search/sf/template/list'],
    who: 'login',
    request: z.object({ type: typeSchema.optional() }).nullish(),
    answer: z.array(templateSchema),
    summary: { zh: '模板列表', en: 'Templates' },
  }),
  /** Stores a template; returns its id. */
  addTemplate: call({
    id: 'C.template.02',
    method: 'POST',
    path: '/api/search/template/add',
    aliases: ['/api/search/sf/template/add'],
    who: 'login',
    request: z.object({
      title: title.default(DEFAULT_TEMPLATE_TITLE),
      type: typeSchema.default('search'),
      fieldList,
      queryStr: queryStr.default(''),
    }),
    answer: z.object({ id: z.string() }),
    errors: ['TEMPLATES_FULL'],
    summary: { zh: '新增模板', en: 'Adds a template' },
  }),
  /** Deletes templates of the user. */
  deleteTemplate: call({
    id: 'C.template.03',
    method: 'POST',
    path: '/api/search/template/del',
    aliases: ['/api/search/sf/template/del'],
    who: 'login',
    request: z.object({ id: idSchema }),
    answer: z.literal(true),
    errors: ['TEMPLATE_NOT_FOUND'],
    summary: { zh: '删除模板', en: 'Deletes a template' },
  }),
  /** Changes the given values of a template. */
  changeTemplate: call({
    id: 'C.template.04',
    method: 'POST',
    path: '/api/search/template/upd',
    aliases: ['/api/search/sf/template/upd'],
    who: 'login',
    request: z.object({ id: idSchema, title: title.optional(), fieldList: fieldList.optional(), queryStr: queryStr.optional() }),
    answer: templateSchema,
    errors: ['TEMPLATE_NOT_FOUND'],
    summary: { zh: '修改模板', en: 'Changes a template' },
  }),
  /** One template. */
  getTemplate: call({
    id: 'C.template.05',
    method: 'POST',
    path: '/api/search/template/get',
    aliases: ['/api/search/sf/template/get'],
    who: 'login',
    request: z.object({ id: idSchema }),
    answer: templateSchema,
    errors: ['TEMPLATE_NOT_FOUND'],
    summary: { zh: '模板详情', en: 'Details of a template' },
  }),
}
