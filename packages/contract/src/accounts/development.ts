import * as z from 'zod'
import { call, type AnyCall } from '../call.ts'
import { phoneSchema } from './phone-schema.ts'
import { text } from '../text.ts'

const outbox = call({
  id: null,
  method: 'GET',
  path: '/api/dev/outbox',
  who: 'public',
  request: z.object({ to: text().max(200).optional() }),
  answer: z.object({
    total: z.number().int(),
    list: z.array(
      z.object({
        kind: z.enum(['sms', 'mail']),
        to: z.string(),
        text: z.string(),
        code: z.string().nullable(),
        createTime: z.string(),
      }),
    ),
  }),
  summary: { zh: '发件箱：沙箱网关发出的内容，最新在前', en: 'Outbox: messages of the sandbox gateways, newest first' },
})

const captcha = call({
  id: null,
  method: 'GET',
  path: '/api/dev/captcha',
  who: 'public',
  request: z.object({ verifyId: text().max(64) }),
  answer: z.object({ answer: z.string() }),
  errors: ['CAPTCHA_WRONG'],
  summary: { zh: '图形验证码的答案', en: 'Answer of a captcha' },
})

const wechatScan = call({
  id: null,
  method: 'POST',
  path: '/api/dev/wechat/scan',
  who: 'public',
  request: z.object({
    /** The id of a QR login, or the state of a login by redirect. */
    uuid: text().max(128),
    openId: text().regex(/^[\w-]{1,64}$/),
    nick: text().trim().min(1).max(100),
    avatar: text().max(1000).nullish(),
  }),
  /** What WeChat would redirect back with; for a QR login the code is already used. */
  answer: z.object({ code: z.string(), state: z.string() }),
  errors: ['FEATURE_OFF', 'QR_EXPIRED', 'WECHAT_FAILED'],
  summary: { zh: '模拟微信扫码', en: 'Simulates a WeChat scan' },
})

const phoneAuth = call({
  id: null,
  method: 'POST',
  path: '/api/dev/phoneAuth',
  who: 'public',
  request: z.object({ telephone: phoneSchema }),
  answer: z.literal(true),
  errors: ['FEATURE_OFF', 'PHONE_AUTH_FAILED'],
  summary: { zh: '模拟运营商实名认证', en: 'Simulates phone verification by the carrier' },
})

/** Calls for developers and testers: mounted only while a gateway is a sandbox, never in production, and therefore undocumented. */
export const DEVELOPMENT_CALLS = { development: { outbox, captcha, wechatScan, phoneAuth } } satisfies Record<
  string,
  Record<string, AnyCall>
>

export type DevelopmentCalls = typeof DEVELOPMENT_CALLS
