import * as z from 'zod'
import { call } from '../call.ts'

/** Days of which uses are shown. */
export const MAX_USAGE_DAYS = 90

const packSchema = z.object({
  productName: z.string(),
  total: z.int(),
  used: z.int(),
  startTime: z.string(),
  endTime: z.string(),
})

/** The calls about a user's uses of the open API. */
export const usageCalls = {
  /** Requests per day of the last days, today included, and what is left. Days are those of Asia/Shanghai; days without requests are omitted. */
  getApiUsage: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/usage',
    who: 'login',
    request: z.object({ days: z.int().min(1).max(MAX_USAGE_DAYS).default(30) }).prefault({}),
    answer: z.object({
      /** The first and the last day, yyyyMMdd. */
      from: z.string(),
      to: z.string(),
      list: z.array(
        z.object({
          day: z.string(),
          operation: z.string(),
          /** Names of keys may repeat. */
          keyId: z.guid(),
          /** The name of the key; null if it was revoked. */
          keyName: z.string().nullable(),
          succeeded: z.int(),
          failed: z.int(),
        }),
      ),
    }),
    summary: { zh: 'API 调用统计', en: 'Uses of the API' },
  }),
  /** The API packs that run, those that end first at the front, and the free requests of today, which count without a pack. */
  getApiEquity: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/equity',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({
      packs: z.array(packSchema),
      /** `limit` is null where nothing is limited. */
      free: z.object({ limit: z.int().nullable(), used: z.int() }),
    }),
    summary: { zh: 'API 权益', en: 'API entitlements' },
  }),
}
