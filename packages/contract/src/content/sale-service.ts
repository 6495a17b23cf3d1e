import * as z from 'zod'
import { call } from '../call.ts'
import { MAX_INTEGER } from '../text.ts'

const nameFields = { id: z.number().int(), name: z.string() }

const serviceSchema = z.object({
  ...nameFields,
  summary: z.string(),
  /** The kind it belongs to; null for a kind. */
  parentId: z.number().int().nullable(),
})

export const saleServiceCalls = {
  /** Kinds of services (108 patents, 109 trademarks, 110 copyright) with their children. */
  getSaleServiceTree: call({
    id: 'C.saleService.01',
    method: 'POST',
    path: '/api/user/sale/service/tree',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.array(z.object({ ...nameFields, children: z.array(z.object(nameFields)) })),
    summary: { zh: '知识产权服务目录', en: 'Intellectual property services' },
  }),
  /** One service: plain text under headings, and its children. */
  getSaleService: call({
    id: 'C.saleService.02',
    method: 'POST',
    path: '/api/user/sale/service/detail',
    who: 'public',
    request: z.object({ id: z.coerce.number().int().min(1).max(MAX_INTEGER) }),
    answer: serviceSchema.extend({
      sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
      children: z.array(serviceSchema),
    }),
    errors: ['SERVICE_NOT_FOUND'],
    summary: { zh: '知识产权服务详情', en: 'Details of an intellectual property service' },
  }),
  /** Recommended services, in the order of the tree. */
  listRecommendedSaleServices: call({
    id: 'C.saleService.03',
    method: 'POST',
    path: '/api/user/sale/service/recommendList',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.array(serviceSchema),
    summary: { zh: '推荐服务', en: 'Recommended services' },
  }),
}
