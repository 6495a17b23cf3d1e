import * as z from 'zod'
import { call } from '../call.ts'
import { PRODUCT_TYPES, productRightsSchema, productSchema } from './product.ts'

const productIdSchema = z.int().min(0).max(1_000_000)
const filterSchema = z.object({ productType: z.enum(PRODUCT_TYPES).optional() }).nullish()
const oneSchema = z.object({ productId: productIdSchema.optional() }).nullish()

/** What is sold, and what it grants. */
export const PRODUCT_CALLS = {
  /** Ordinary products on sale. */
  listProducts: call({
    id: 'C.product.02',
    method: 'POST',
    path: '/api/pay/product/list',
    who: 'public',
    request: filterSchema,
    answer: z.array(productSchema),
    summary: { zh: '在售产品', en: 'Products on sale' },
  }),
  /** Products of the purchase dialog: memberships, and the promotion while it is active. With `productId` only that one. */
  showProducts: call({
    id: 'C.product.03',
    method: 'POST',
    path: '/api/pay/product/show',
    who: 'public',
    request: oneSchema,
    answer: z.array(productSchema),
    errors: ['PRODUCT_NOT_FOUND', 'PROMOTION_OVER'],
    summary: { zh: '购买窗口中的产品', en: 'Products of the purchase dialog' },
  }),
  listProductRights: call({
    id: 'C.product.04',
    method: 'POST',
    path: '/api/pay/product/auth',
    who: 'public',
    request: oneSchema,
    answer: z.array(productRightsSchema),
    summary: { zh: '产品权益对照', en: 'What each product grants' },
  }),
  listRightTexts: call({
    id: 'C.product.05',
    method: 'POST',
    path: '/api/user/pay/authenticationArticleList',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.array(z.object({ title: z.string(), content: z.string() })),
    summary: { zh: '权益说明', en: 'Descriptions of the rights of members' },
  }),
  /** What the user holds, also what begins later; `nextStart` is when a membership bought now would begin, null for at once (G105). */
  listHeldProducts: call({
    id: null,
    method: 'POST',
    path: '/api/pay/product/held',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({
      list: z.array(
        z.object({
          productName: z.string(),
          searchCount: z.int().nullable(),
          startTime: z.string(),
          endTime: z.string(),
          queued: z.boolean(),
        }),
      ),
      /** Uses that were bought and run now. */
      packs: z.array(
        z.object({
          productName: z.string(),
          productType: z.enum(PRODUCT_TYPES).exclude(['VIP']),
          total: z.int(),
          used: z.int(),
          startTime: z.string(),
          endTime: z.string(),
        }),
      ),
      nextStart: z.string().nullable(),
    }),
    summary: { zh: '当前用户已有及待生效的产品', en: 'Products of the current user, active or beginning later' },
  }),
  /** Uses of the AI assistant that were bought; all 0 without a pack. */
  findAiPackage: call({
    id: 'C.ai.01',
    method: 'POST',
    path: '/api/ai/topic/getUserPackage',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({ total: z.int(), used: z.int(), endTime: z.string().nullable() }),
    summary: { zh: '当前用户的 AI 次数', en: 'AI uses of the current user' },
  }),
}
