import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { line, searchedText } from '../operations/console-texts.ts'
import { pageFields, pageOf } from '../paging.ts'
import { reasonSchema } from './reason.ts'

/** What becomes of a product that an operator granted. */
export const GRANT_STATES = ['active', 'ended', 'revoked'] as const
export type GrantState = (typeof GRANT_STATES)[number]

/** A product of the price list, or a membership of its own name for some days. */
const productSchema = z
  .strictObject({
    productId: z.int().min(1).max(1_000_000).optional(),
    productName: line(50).optional(),
    days: z.int().min(1).max(3660).optional(),
    /** How far result lists may be paged; of a product of its own name. */
    searchCount: z.int().min(1).max(1_000_000).default(10_000),
  })
  .refine(
    ({ productId, productName, days }) =>
      productId === undefined ? productName !== undefined && days !== undefined : productName === undefined && days === undefined,
    localizedIssue('请选择价目表中的产品，或填写名称和天数', 'must be a product of the price list, or have a name and days'),
  )

/** Products that operators grant without an order. */
export const GRANT_CALLS = {
  /**
   * A product begins when the running one of its kind ends, one of its own name when that of the same name does (G105). `key` is a new UUID
   * for each grant: a repeated request with it grants nothing more.
   */
  grantByHand: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/grant',
    who: 'operator',
    recentProof: true,
    request: z.object({ id: z.guid(), key: z.guid(), product: productSchema, reason: reasonSchema }),
    answer: z.object({ endTime: z.string() }),
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_OWN', 'PRODUCT_NOT_FOUND', 'GRANT_REPEATED', 'GRANT_KEY_USED'],
    summary: { zh: '赠送权益（管理员）', en: 'Grants a product by hand (administrators)' },
  }),
  /** Newest first; `text` is part of a user name. */
  listGrants: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/grant/list',
    who: 'operator',
    request: z.object({ ...pageFields, text: searchedText, state: z.enum(['active', 'revoked']).optional() }).prefault({}),
    answer: pageOf(
      z.object({
        id: z.string(),
        userId: z.string(),
        nick: z.string(),
        productName: z.string(),
        grantTime: z.string(),
        /** Null for the command line. */
        operator: z.string().nullable(),
        reason: z.string(),
        state: z.enum(GRANT_STATES),
        /** When it runs; null if it was revoked before it began. */
        startTime: z.string().nullable(),
        endTime: z.string().nullable(),
        revokeTime: z.string().nullable(),
        revoker: z.string().nullable(),
        revokeReason: z.string().nullable(),
      }),
    ),
    summary: { zh: '赠送记录（管理员）', en: 'Products granted by hand (administrators)' },
  }),
  /** What it gave ends at once; what follows it moves forward. Repeated, it changes nothing. */
  revokeGrant: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/grant/revoke',
    who: 'operator',
    recentProof: true,
    request: z.object({ id: z.guid(), reason: reasonSchema }),
    answer: z.literal(true),
    errors: ['GRANT_NOT_FOUND', 'ACCOUNT_IS_OWN'],
    summary: { zh: '收回赠送的权益（管理员）', en: 'Takes back a product that was granted by hand (administrators)' },
  }),
}
