import * as z from 'zod'
import { call } from '../call.ts'
import { line } from './console-texts.ts'
import { MAX_INTEGER, text } from '../text.ts'

const id = z.int().min(1).max(MAX_INTEGER)
/** Of two people who edit the same service, the second gets an error. */
const version = text().max(50)

const localizedSchema = z.object({
  name: line(50),
  summary: line(300),
  /** Headings with their lines; plain text. */
  sections: z.array(z.object({ title: line(50), lines: z.array(line(200)).min(1).max(30) })).max(12),
})

/** Input of an operator. */
const draftFields = {
  /** Shown among the recommended services. */
  recommended: z.boolean().default(false),
  /** Ascending among its siblings. */
  position: z.int().min(0).max(1_000_000),
  zh: localizedSchema,
  en: localizedSchema,
}

const words = z.object({
  name: z.string(),
  summary: z.string(),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
})

export const serviceCalls = {
  /** The services for editing, in the order of the pages: each kind before its services. */
  listSaleServices: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/service/list',
    who: 'operator',
    request: z.object({}).prefault({}),
    answer: z.array(
      z.object({
        id: z.int(),
        /** The kind it belongs to; null for a kind. */
        parentId: z.int().nullable(),
        recommended: z.boolean(),
        position: z.int(),
        version: z.string(),
        zh: words,
        en: words,
      }),
    ),
    summary: { zh: '服务页面的内容（管理员）', en: 'Content of the service pages (administrators)' },
  }),
  /** Adds a service to a kind; returns its id. */
  addSaleService: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/service/add',
    who: 'operator',
    request: z.object({ parentId: id, ...draftFields }),
    answer: z.object({ id: z.int() }),
    errors: ['SERVICE_NOT_FOUND'],
    summary: { zh: '新建服务（管理员）', en: 'Adds a service (administrators)' },
  }),
  /** Saves the texts of a service or a kind, in both languages. */
  saveSaleService: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/service/save',
    who: 'operator',
    request: z.object({ id, version, ...draftFields }),
    answer: z.literal(true),
    errors: ['SERVICE_NOT_FOUND', 'SERVICE_CHANGED'],
    summary: { zh: '保存服务（管理员）', en: 'Saves a service (administrators)' },
  }),
  /** Removes a service; kinds stay. */
  removeSaleService: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/service/remove',
    who: 'operator',
    request: z.object({ id }),
    answer: z.literal(true),
    errors: ['SERVICE_NOT_FOUND', 'SERVICE_IS_KIND'],
    summary: { zh: '删除服务（管理员）', en: 'Deletes a service (administrators)' },
  }),
}
