import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { partyText, text } from '../text.ts'
import {
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  MAX_WEBHOOK_DESCRIPTION,
  MAX_WEBHOOK_MONITORS,
  MAX_WEBHOOK_URL,
  WEBHOOK_ENDINGS,
  WEBHOOK_EVENTS,
} from './webhook-limits.ts'

/** The address of a receiver, without user, password and fragment. */
const urlSchema = text()
  .trim()
  .max(MAX_WEBHOOK_URL)
  .refine(
    (written) => {
      const url = URL.parse(written)
      return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hash === ''
    },
    localizedIssue(
      '须为以 https:// 开头的地址，不含用户名、密码和 #',
      'must be an address that begins with https://, without user, password and #',
    ),
  )

const descriptionSchema = partyText(MAX_WEBHOOK_DESCRIPTION)
/** Ids of the monitors whose alerts are delivered; null: those of all. */
const monitorsSchema = z.array(z.guid()).min(1).max(MAX_WEBHOOK_MONITORS).nullable()

/** A webhook without its secret; times are those of Asia/Shanghai. */
const webhookSchema = z.object({
  id: z.guid(),
  url: z.string(),
  description: z.string(),
  monitors: monitorsSchema,
  /** 1: on. */
  status: z.literal([0, 1]),
  /** Why the server turned it off; null if it is on, or the user did. */
  ending: z.enum(WEBHOOK_ENDINGS).nullable(),
  createTime: z.string(),
  /** Until when deliveries are also signed with the secret before; null if there is none. */
  oldSecretEndTime: z.string().nullable(),
  /** Since when no delivery has been accepted; null if the last attempt succeeded, or there was none. */
  failingSince: z.string().nullable(),
})

/** A delivery of an event to a webhook. */
const deliverySchema = z.object({
  id: z.guid(),
  /** `webhook-id` of its requests. */
  messageId: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  state: z.enum(DELIVERY_STATES),
  createTime: z.string(),
  attempts: z.int(),
  /** Of the last attempt. */
  lastTime: z.string().nullable(),
  /** HTTP status of the last response; null without one. */
  statusCode: z.int().nullable(),
  /** ms that the last attempt took. */
  duration: z.int().nullable(),
  failure: z.enum(DELIVERY_FAILURES).nullable(),
  /** The beginning of the last response that was no success, or the error of the connection; otherwise empty. */
  detail: z.string(),
  /** When it is tried again; null if it is not. */
  nextTime: z.string().nullable(),
})

const withSecretSchema = z.object({ secret: z.string(), webhook: webhookSchema })
const idRequest = z.object({ id: z.guid() })
const URL_ERRORS = ['WEBHOOK_ADDRESS_FORBIDDEN', 'WEBHOOK_HOST_UNKNOWN', 'WEBHOOK_NOT_HTTPS'] as const

/** The calls that manage the webhooks of a user. */
export const webhookCalls = {
  /** The user's webhooks, newest first. */
  listWebhooks: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/webhooks',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.array(webhookSchema),
    summary: { zh: '我的 Webhook', en: 'Webhooks of the user' },
  }),
  /** Creates a webhook. Its secret is in this answer only. */
  createWebhook: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/createWebhook',
    who: 'login',
    recentProof: true,
    request: z.object({ url: urlSchema, description: descriptionSchema, monitors: monitorsSchema.default(null) }),
    answer: withSecretSchema,
    errors: ['WEBHOOKS_FULL', 'MONITOR_NOT_FOUND', ...URL_ERRORS],
    summary: { zh: '创建 Webhook', en: 'Creates a webhook' },
  }),
  /** Changes what is given. A webhook that the server turned off is turned on again with `status` 1. */
  changeWebhook: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/changeWebhook',
    who: 'login',
    recentProof: { ifGiven: 'url' },
    request: z.object({
      id: z.guid(),
      url: urlSchema.optional(),
      description: descriptionSchema.optional(),
      monitors: monitorsSchema.optional(),
      status: z.literal([0, 1]).optional(),
    }),
    answer: webhookSchema,
    errors: ['WEBHOOK_NOT_FOUND', 'MONITOR_NOT_FOUND', ...URL_ERRORS],
    summary: { zh: '修改 Webhook', en: 'Changes a webhook' },
  }),
  /** Replaces the secret. For 24 hours deliveries are signed with the one before, too. */
  rotateWebhookSecret: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/rotateWebhookSecret',
    who: 'login',
    recentProof: true,
    request: idRequest,
    answer: withSecretSchema,
    errors: ['WEBHOOK_NOT_FOUND'],
    summary: { zh: '更换 Webhook 密钥', en: 'Replaces the secret of a webhook' },
  }),
  /** Deletes a webhook and its deliveries. */
  deleteWebhook: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/deleteWebhook',
    who: 'login',
    request: idRequest,
    answer: z.literal(true),
    errors: ['WEBHOOK_NOT_FOUND'],
    summary: { zh: '删除 Webhook', en: 'Deletes a webhook' },
  }),
  /** The deliveries of a webhook of the last 30 days, newest first. */
  listWebhookDeliveries: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/webhookDeliveries',
    who: 'login',
    request: z.object({ id: z.guid(), state: z.enum(DELIVERY_STATES).optional(), ...pageFields }),
    answer: pageOf(deliverySchema),
    errors: ['WEBHOOK_NOT_FOUND'],
    summary: { zh: 'Webhook 投递记录', en: 'Deliveries of a webhook' },
  }),
  /** Delivers an event `ping`. */
  sendWebhookTest: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/testWebhook',
    who: 'login',
    request: idRequest,
    answer: z.literal(true),
    errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_OFF'],
    summary: { zh: '发送测试事件', en: 'Sends a test event to a webhook' },
  }),
  /** Delivers an event again, with the same `webhook-id`. */
  redeliverWebhook: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/redeliverWebhook',
    who: 'login',
    request: z.object({ deliveryId: z.guid() }),
    answer: z.literal(true),
    errors: ['WEBHOOK_DELIVERY_NOT_FOUND', 'WEBHOOK_OFF'],
    summary: { zh: '重新投递', en: 'Delivers an event to a webhook again' },
  }),
} satisfies CallTable

export type Webhook = z.output<typeof webhookSchema>
export type WebhookDelivery = z.output<typeof deliverySchema>
