import type { KeyObject } from 'node:crypto'
import { GatewayError } from '../gateway-error.ts'
import { CALL_LIMITS, type CallLimits } from '../http/call-limits.ts'
import { exchangeWithRetries, type Exchange } from '../http/call-provider.ts'
import { textOf } from '../http/read-json.ts'
import { CALLBACK_STATUS, type PaymentGateway, type ProvenPayment } from '../ports/payment-gateway.ts'
import { issueOf, type IssueRow } from '../provider-issues.ts'
import { parseAlipayBill } from './alipay-bill.ts'
import { signRsa, verifyRsa } from './rsa.ts'
import { parseShanghaiClock, shanghaiClock } from './shanghai-clock.ts'
import { centsOf, yuanText } from './yuan.ts'

export interface AlipayOptions {
  readonly appId: string
  /** Account the money goes to (PID, 2088…): notifications for another one are rejected. */
  readonly sellerId: string
  readonly privateKey: KeyObject
  /** Alipay's public key for this app. */
  readonly publicKey: KeyObject
  /** https://openapi.alipay.com */
  readonly endpoint: URL
  readonly limits?: CallLimits
  readonly exchange?: Exchange
  /** ms. */
  readonly now?: () => number
}

const AT = { gateway: 'alipay', adapter: 'alipay' } as const
const MAX_BILL_BYTES = 200_000_000

/** https://opendocs.alipay.com/common/02km9f */
const ISSUES: readonly IssueRow[] = [
  ['isv.', 'configuration'],
  ['40001', 'configuration'],
  ['40002', 'configuration'],
  ['40006', 'configuration'],
  ['ACQ.SELLER_BALANCE_NOT_ENOUGH', 'configuration'],
  ['ACQ.ACCESS_FORBIDDEN', 'configuration'],
  ['ACQ.INVALID_PARAMETER', 'configuration'],
  ['isp.', 'provider'],
  ['20000', 'provider'],
]

/**
 * Alipay, payment by a code that the buyer scans (alipay.trade.precreate): https://opendocs.alipay.com/open/194. Every call may be repeated:
 * orders and refunds are identified by our numbers.
 */
export function alipay(options: AlipayOptions): PaymentGateway {
  const { now = Date.now } = options
  const call = (method: string, content: object, more: Readonly<Record<string, string>> = {}) => send(options, method, content, more)
  return {
    adapter: 'alipay',
    async createCode({ orderNo, amount, description, expiresAt, notifyUrl }) {
      const content = {
        out_trade_no: orderNo,
        total_amount: yuanText(amount),
        subject: description.slice(0, 80),
        time_expire: shanghaiClock(expiresAt),
      }
      return needed(accepted(await call('alipay.trade.precreate', content, { notify_url: notifyUrl })), 'qr_code')
    },
    async query(orderNo) {
      const answer = await call('alipay.trade.query', { out_trade_no: orderNo })
      if (textOf(answer, 'sub_code') === 'ACQ.TRADE_NOT_EXIST') return { kind: 'unknown' }
      const status = needed(accepted(answer), 'trade_status')
      // A payment that was refunded whole is closed too, but has a time of payment.
      const isPaid = PAID_STATES.has(status) || textOf(answer, 'send_pay_date') !== null
      if (isPaid) return { kind: 'paid', payment: paymentIn(answer, 'send_pay_date') }
      return { kind: status === 'TRADE_CLOSED' ? 'closed' : 'unpaid' }
    },
    async close(orderNo) {
      const answer = await call('alipay.trade.close', { out_trade_no: orderNo })
      const code = textOf(answer, 'sub_code')
      if (code === 'ACQ.TRADE_STATUS_ERROR' || code === 'ACQ.REASON_TRADE_STATUS_INVALID') return 'paid'
      // Alipay knows an order only when its code was scanned.
      if (code !== 'ACQ.TRADE_NOT_EXIST') accepted(answer)
      return 'done'
    },
    async refund({ transaction, refundNo, amount, reason }) {
      const content = {
        trade_no: transaction,
        refund_amount: yuanText(amount),
        out_request_no: refundNo,
        refund_reason: reason.slice(0, 80),
      }
      const answer = accepted(await call('alipay.trade.refund', content))
      if (textOf(answer, 'fund_change') === 'Y') return { kind: 'succeeded', refundedAt: refundTimeOf(answer) ?? now() }
      // Without a change of funds the request was made before, or is not done: the query tells.
      const found = accepted(await call('alipay.trade.fastpay.refund.query', { trade_no: transaction, out_request_no: refundNo }))
      const isDone = textOf(found, 'refund_status') === 'REFUND_SUCCESS' && centsOf(textOf(found, 'refund_amount') ?? '') === amount
      return isDone ? { kind: 'succeeded', refundedAt: refundTimeOf(found) ?? now() } : { kind: 'pending' }
    },
    async bill(day) {
      const answer = await call('alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'trade', bill_date: day })
      // A day without payments has no bill.
      if (textOf(answer, 'sub_code')?.toLowerCase() === 'isp.bill_not_exist') return []
      return parseAlipayBill(await download(options, needed(accepted(answer), 'bill_download_url')))
    },
    async readCallback({ body }) {
      return paymentOfCallback(options, body)
    },
    answerCallback: (result) =>
      result === 'accepted'
        ? { status: 200, type: 'text/plain', body: 'success' }
        : { status: CALLBACK_STATUS[result], type: 'text/plain', body: 'fail' },
  }
}

type Node = Readonly<Record<string, unknown>>
const PAID_STATES: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])

/** One signed request; its answer is verified. */
async function send(options: AlipayOptions, method: string, content: object, more: Readonly<Record<string, string>>): Promise<Node> {
  const { appId, privateKey, publicKey, endpoint, limits = CALL_LIMITS, exchange, now = Date.now } = options
  const request = () => {
    const parameters: Record<string, string> = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: shanghaiClock(now()),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...more,
    }
    parameters['sign'] = signRsa(signedText(parameters), privateKey)
    return {
      method: 'POST',
      url: new URL('/gateway.do?charset=utf-8', endpoint),
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', accept: 'application/json' },
      body: new URLSearchParams(parameters).toString(),
    } as const
  }
  return exchangeWithRetries({ at: AT, idempotent: true, limits, request, ...(exchange && { exchange }) }, ({ status, text }) => {
    const node = signedNode(text, `${method.replaceAll('.', '_')}_response`) ?? signedNode(text, 'error_response')
    if (node === null)
      throw new GatewayError(AT, 'provider', { providerCode: `HTTP ${status}`, detail: 'the answer is no JSON object of Alipay' })
    if (node.sign === null || !verifyRsa(node.text, node.sign, publicKey)) {
      // Errors before our request was authenticated are not signed.
      if (node.sign === null && textOf(node.json, 'code') !== '10000') return node.json
      throw new GatewayError(AT, 'credential', { detail: 'not signed by Alipay' })
    }
    return node.json
  })
}

/** The text that a signature covers: parameters sorted by name, without empty ones. */
export function signedText(parameters: Readonly<Record<string, string>>): string {
  return Object.keys(parameters)
    .filter((name) => parameters[name] !== '')
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
}

/** The answer in its envelope as Alipay signed it: the text of the JSON value, not the value. */
function signedNode(text: string, name: string): { text: string; json: Node; sign: string | null } | null {
  const start = `{"${name}":`
  if (!text.startsWith(start)) return null
  const end = text.lastIndexOf(',"sign":')
  const certificate = text.lastIndexOf(',"alipay_cert_sn":')
  const node = text.slice(start.length, end === -1 ? text.lastIndexOf('}') : certificate === -1 ? end : Math.min(end, certificate))
  const [json, whole] = [parseObject(node), parseObject(text)]
  return json === null || whole === null ? null : { text: node, json, sign: textOf(whole, 'sign') }
}

function paymentOfCallback({ appId, sellerId, publicKey }: AlipayOptions, body: string): ProvenPayment | null {
  const { sign = '', sign_type: _, ...parameters } = Object.fromEntries(new URLSearchParams(body))
  if (!verifyRsa(signedText(parameters), sign, publicKey)) throw new GatewayError(AT, 'credential', { detail: 'not signed by Alipay' })
  if (parameters['app_id'] !== appId || parameters['seller_id'] !== sellerId)
    throw new GatewayError(AT, 'credential', { detail: 'a payment to another merchant' })
  // Refunds are reported by the same notification.
  if (!PAID_STATES.has(parameters['trade_status'] ?? '') || parameters['gmt_refund'] !== undefined) return null
  return paymentIn(parameters, 'gmt_payment')
}

function paymentIn(node: Node, timeName: string): ProvenPayment {
  const [amount, paidAt] = [centsOf(needed(node, 'total_amount')), parseShanghaiClock(needed(node, timeName))]
  if (amount === null || Number.isNaN(paidAt)) throw new GatewayError(AT, 'provider', { detail: 'a payment without amount or time' })
  return { orderNo: needed(node, 'out_trade_no'), transaction: needed(node, 'trade_no'), amount, paidAt }
}

/** The address contains its own signature. */
async function download({ limits = CALL_LIMITS, exchange }: AlipayOptions, address: string): Promise<Buffer> {
  const url = URL.parse(address)
  if (url === null) throw new GatewayError(AT, 'provider', { detail: 'a bill without address' })
  const request = () => ({ method: 'GET', url, headers: {}, body: '' }) as const
  const call = { at: AT, idempotent: true, limits, request, maxBytes: MAX_BILL_BYTES, ...(exchange && { exchange }) }
  return exchangeWithRetries(call, ({ status, bytes }) => {
    if (status !== 200) throw new GatewayError(AT, 'provider', { providerCode: `HTTP ${status}` })
    return bytes
  })
}

/** Throws unless the request was successful. */
function accepted(node: Node): Node {
  if (textOf(node, 'code') === '10000') return node
  const providerCode = textOf(node, 'sub_code') ?? textOf(node, 'code') ?? ''
  throw new GatewayError(AT, issueOf(ISSUES, providerCode), { providerCode, detail: textOf(node, 'sub_msg') ?? textOf(node, 'msg') })
}

function needed(json: Node, name: string): string {
  const text = textOf(json, name)
  if (text === null) throw new GatewayError(AT, 'provider', { detail: `an answer without ${name}` })
  return text
}

function refundTimeOf(node: Node): number | null {
  const time = parseShanghaiClock(textOf(node, 'gmt_refund_pay') ?? '')
  return Number.isNaN(time) ? null : time
}

function parseObject(text: string): Node | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : null
  } catch {
    return null
  }
}
