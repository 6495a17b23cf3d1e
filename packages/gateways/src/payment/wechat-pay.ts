import { createHash, randomUUID, type KeyObject } from 'node:crypto'
import { GatewayError } from '../gateway-error.ts'
import { CALL_LIMITS, type CallLimits } from '../http/call-limits.ts'
import { exchangeWithRetries, type Exchange } from '../http/call-provider.ts'
import type { HttpAnswer } from '../http/exchange-http.ts'
import { objectOf, textOf } from '../http/read-json.ts'
import { CALLBACK_STATUS, type PaymentGateway, type ProvenPayment, type ProviderCallback } from '../ports/payment-gateway.ts'
import { issueOf, type IssueRow } from '../provider-issues.ts'
import { openSealed } from './aes-gcm.ts'
import { platformKeys, type PlatformKeys } from './platform-keys.ts'
import { parseWeChatBill } from './wechat-bill.ts'
import { signRsa, verifyRsa } from './rsa.ts'

export interface WeChatPayOptions {
  readonly merchantId: string
  readonly appId: string
  /** Of the merchant's certificate, with its serial number. */
  readonly privateKey: KeyObject
  readonly serial: string
  /** APIv3 key: 32 bytes. */
  readonly apiKey: Buffer
  /** Public keys of WeChat Pay by `PUB_KEY_ID_…`, which merchants have instead of certificates since 2024. */
  readonly publicKeys: ReadonlyMap<string, KeyObject>
  /** https://api.mch.weixin.qq.com */
  readonly endpoint: URL
  readonly limits?: CallLimits
  readonly exchange?: Exchange
  /** ms. */
  readonly now?: () => number
}

const AT = { gateway: 'weChatPay', adapter: 'weChatPay' } as const
/** Signatures older than this are rejected, as WeChat Pay demands. */
const WINDOW_MS = 5 * 60_000
const MAX_BILL_BYTES = 200_000_000

/** https://pay.weixin.qq.com/doc/v3/merchant/4012081709 */
const ISSUES: readonly IssueRow[] = [
  ['FREQUENCY_LIMITED', 'throttled'],
  ['FREQUENCY_LIMIT_EXCEED', 'throttled'],
  ['RATELIMIT_EXCEEDED', 'throttled'],
  ['SIGN_ERROR', 'configuration'],
  ['NO_AUTH', 'configuration'],
  ['MCH_NOT_EXISTS', 'configuration'],
  ['APPID_MCHID_NOT_MATCH', 'configuration'],
  ['PARAM_ERROR', 'configuration'],
  ['NOT_ENOUGH', 'configuration'],
  ['ACCOUNT_ERROR', 'configuration'],
]

/**
 * WeChat Pay, API v3, native payment: https://pay.weixin.qq.com/doc/v3/merchant/4012791874. Every call may be repeated: orders and refunds
 * are identified by our numbers.
 */
export function weChatPay(options: WeChatPayOptions): PaymentGateway {
  const { merchantId, appId, apiKey, publicKeys, now = Date.now } = options
  const keys = platformKeys(publicKeys, apiKey, async () => (await send(options, 'GET', '/v3/certificates')).json, now)
  const call: Call = async (method, path, body) => {
    const answer = await send(options, method, path, body)
    await verifyAnswer(keys, answer, now())
    return answer
  }
  const ownOrder = `/v3/pay/transactions/out-trade-no`
  return {
    adapter: 'weChatPay',
    async createCode({ orderNo, amount, description, expiresAt, notifyUrl }) {
      const { json } = accepted(
        await call('POST', '/v3/pay/transactions/native', {
          appid: appId,
          mchid: merchantId,
          // 127 characters at most.
          description: description.slice(0, 40),
          out_trade_no: orderNo,
          time_expire: `${new Date(expiresAt + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`,
          notify_url: notifyUrl,
          amount: { total: amount, currency: 'CNY' },
        }),
      )
      return needed(json, 'code_url')
    },
    async query(orderNo) {
      const answer = await call('GET', `${ownOrder}/${orderNo}?mchid=${merchantId}`)
      if (codeOf(answer) === 'ORDER_NOT_EXIST') return { kind: 'unknown' }
      const { json } = accepted(answer)
      const state = needed(json, 'trade_state')
      if (PAID_STATES.has(state)) return { kind: 'paid', payment: paymentIn(options, json) }
      return { kind: state === 'CLOSED' || state === 'REVOKED' ? 'closed' : 'unpaid' }
    },
    async close(orderNo) {
      const answer = await call('POST', `${ownOrder}/${orderNo}/close`, { mchid: merchantId })
      const code = codeOf(answer)
      if (code === 'ORDERPAID' || code === 'ORDER_PAID') return 'paid'
      if (code !== 'ORDER_NOT_EXIST' && code !== 'ORDER_CLOSED') accepted(answer)
      return 'done'
    },
    async refund({ transaction, refundNo, amount, total, reason }) {
      const { json } = accepted(
        await call('POST', '/v3/refund/domestic/refunds', {
          transaction_id: transaction,
          out_refund_no: refundNo,
          reason: reason.slice(0, 40),
          amount: { refund: amount, total, currency: 'CNY' },
        }),
      )
      if (objectOf(json, 'amount')['refund'] !== amount) throw new GatewayError(AT, 'provider', { detail: 'a refund of another amount' })
      const status = needed(json, 'status')
      if (status === 'SUCCESS') return { kind: 'succeeded', refundedAt: timeOf(textOf(json, 'success_time')) ?? now() }
      return { kind: status === 'PROCESSING' ? 'pending' : 'failed' }
    },
    async bill(day) {
      const answer = await call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
      // A day without payments has no bill.
      if (codeOf(answer) === 'NO_STATEMENT_EXIST') return []
      const { json } = accepted(answer)
      const url = new URL(needed(json, 'download_url'))
      // The merchant's signature of the download goes to WeChat Pay only.
      if (url.origin !== options.endpoint.origin) throw new GatewayError(AT, 'provider', { detail: 'a bill at another host' })
      const file = await send(options, 'GET', url.pathname + url.search, undefined, MAX_BILL_BYTES)
      if (createHash('sha1').update(file.bytes).digest('hex') !== needed(json, 'hash_value'))
        throw new GatewayError(AT, 'provider', { detail: 'a bill with another hash' })
      return parseWeChatBill(file.text, merchantId)
    },
    async readCallback(callback) {
      await verifySigned(keys, callback, now())
      return paymentOfCallback(options, callback.body)
    },
    answerCallback: (result) =>
      result === 'accepted'
        ? { status: 204, type: 'application/json', body: '' }
        : { status: CALLBACK_STATUS[result], type: 'application/json', body: JSON.stringify({ code: 'FAIL', message: '失败' }) },
  }
}

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<ReadAnswer>
type ReadAnswer = HttpAnswer & { readonly json: Readonly<Record<string, unknown>> }
/** A refund in part leaves the payment a payment. */
const PAID_STATES: ReadonlySet<string> = new Set(['SUCCESS', 'REFUND'])

/** One signed request. The answer is not verified yet. */
async function send(
  options: WeChatPayOptions,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  maxBytes?: number,
): Promise<ReadAnswer> {
  const { endpoint, limits = CALL_LIMITS, exchange, publicKeys, now = Date.now } = options
  const text = body === undefined ? '' : JSON.stringify(body)
  const [publicKeyId] = publicKeys.keys()
  const request = () => ({
    method,
    url: new URL(path, endpoint),
    headers: {
      accept: 'application/json',
      'user-agent': 'Gezhi',
      'content-type': 'application/json',
      authorization: authorization(options, { method, path, text, seconds: Math.floor(now() / 1000) }),
      // Names the key the answer is to be signed with.
      ...(publicKeyId !== undefined && { 'wechatpay-serial': publicKeyId }),
    },
    body: text,
  })
  return exchangeWithRetries(
    { at: AT, idempotent: true, limits, request, ...(exchange && { exchange }), ...(maxBytes && { maxBytes }) },
    (answer) => {
      const json = parseObject(answer.text)
      // An answer is JSON, empty (204), or a bill.
      if (json === null && answer.text !== '' && maxBytes === undefined)
        throw new GatewayError(AT, 'provider', { providerCode: `HTTP ${answer.status}`, detail: 'the answer is no JSON object' })
      return { ...answer, json: json ?? {} }
    },
  )
}

function authorization(
  { merchantId, serial, privateKey }: WeChatPayOptions,
  { method, path, text, seconds }: { method: string; path: string; text: string; seconds: number },
): string {
  const nonce = randomUUID().replaceAll('-', '')
  const signature = signRsa(`${method}\n${path}\n${seconds}\n${nonce}\n${text}\n`, privateKey)
  return `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${seconds}",serial_no="${serial}"`
}

/** Errors of the gateway before our request was authenticated are not signed; they change nothing. */
async function verifyAnswer(keys: PlatformKeys, answer: ReadAnswer, now: number): Promise<void> {
  if (answer.status === 401 || answer.status >= 500) return
  await verifySigned(keys, { headers: answer.headers, body: answer.text }, now)
}

async function verifySigned(keys: PlatformKeys, { headers, body }: ProviderCallback, now: number): Promise<void> {
  const value = (name: string) => headers[`wechatpay-${name}`] ?? ''
  const [seconds, nonce] = [value('timestamp'), value('nonce')]
  const distance = Math.abs(Number(/^\d{1,12}$/.test(seconds) ? seconds : Number.NaN) * 1000 - now)
  if (!(distance <= WINDOW_MS)) throw new GatewayError(AT, 'credential', { detail: 'a signature without valid time' })
  const key = await keys.find(value('serial'))
  if (key === null || !verifyRsa(`${seconds}\n${nonce}\n${body}\n`, value('signature'), key))
    throw new GatewayError(AT, 'credential', { detail: 'not signed by WeChat Pay' })
}

function paymentOfCallback(options: WeChatPayOptions, body: string): ProvenPayment | null {
  const json = parseObject(body) ?? {}
  if (textOf(json, 'event_type') !== 'TRANSACTION.SUCCESS') return null
  const resource = objectOf(json, 'resource')
  const sealed = {
    ciphertext: textOf(resource, 'ciphertext') ?? '',
    nonce: textOf(resource, 'nonce') ?? '',
    associated: textOf(resource, 'associated_data') ?? '',
  }
  let text
  try {
    text = openSealed(sealed, options.apiKey)
  } catch {
    throw new GatewayError(AT, 'credential', { detail: 'not encrypted by our API key' })
  }
  const transaction = parseObject(text) ?? {}
  return PAID_STATES.has(textOf(transaction, 'trade_state') ?? '') ? paymentIn(options, transaction) : null
}

/** The payment in a transaction of this merchant. */
function paymentIn({ merchantId, appId }: WeChatPayOptions, json: Readonly<Record<string, unknown>>): ProvenPayment {
  if (textOf(json, 'mchid') !== merchantId || textOf(json, 'appid') !== appId)
    throw new GatewayError(AT, 'credential', { detail: 'a payment to another merchant' })
  const amount = objectOf(json, 'amount')
  const [total, paidAt] = [amount['total'], timeOf(textOf(json, 'success_time'))]
  if (!Number.isSafeInteger(total) || (amount['currency'] ?? 'CNY') !== 'CNY' || paidAt === null)
    throw new GatewayError(AT, 'provider', { detail: 'a payment without amount or time' })
  return { orderNo: needed(json, 'out_trade_no'), transaction: needed(json, 'transaction_id'), amount: total as number, paidAt }
}

/** Throws unless the request was successful. */
function accepted(answer: ReadAnswer): ReadAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer
  const providerCode = codeOf(answer) ?? `HTTP ${answer.status}`
  throw new GatewayError(AT, issueOf(ISSUES, providerCode), { providerCode, detail: textOf(answer.json, 'message') })
}

function codeOf({ status, json }: ReadAnswer): string | null {
  return status >= 400 ? textOf(json, 'code') : null
}

function needed(json: Readonly<Record<string, unknown>>, name: string): string {
  const text = textOf(json, name)
  if (text === null) throw new GatewayError(AT, 'provider', { detail: `an answer without ${name}` })
  return text
}

function timeOf(text: string | null): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
