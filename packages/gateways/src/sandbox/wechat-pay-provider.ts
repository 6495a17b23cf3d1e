import { createHash, generateKeyPairSync, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { sealText } from '../payment/aes-gcm.ts'
import { signRsa, verifyRsa } from '../payment/rsa.ts'
import { shanghaiClock } from '../payment/shanghai-clock.ts'
import { yuanText } from '../payment/yuan.ts'
import type { BookedOrder, PaymentBook } from './payment-book.ts'
import type { CallbackLie, PaymentProvider, ProviderReply, ProviderRequest } from './payment-provider.ts'

/** A key by which the provider signs: with its certificate, or without for a public key. */
export interface PlatformKey {
  readonly serial: string
  readonly privateKey: KeyObject
  /** PEM. */
  readonly certificate: string | null
}

export interface WeChatPayProviderOptions {
  readonly merchantId: string
  readonly appId: string
  readonly apiKey: Buffer
  readonly merchantSerial: string
  readonly merchantKey: KeyObject
  /** The last one signs; all with a certificate are offered for download. May grow. */
  readonly platformKeys: readonly PlatformKey[]
  /** Text of the QR code of an order. */
  readonly codeOf: (order: BookedOrder) => string
  readonly book: PaymentBook
  /** ms. */
  readonly now: () => number
  /** The simulated account has too little money for refunds: they stay PROCESSING. */
  readonly isRefundSlow?: () => boolean
}

/** WeChat Pay as documented for API v3: native payment, refunds, bills, certificates, notifications. */
export function weChatPayProvider(options: WeChatPayProviderOptions): PaymentProvider {
  const { book, now } = options
  return {
    async answer(request) {
      if (!isAuthorized(options, request)) return { ...reply(401, { code: 'SIGN_ERROR', message: '签名错误' }), headers: {} }
      const answered = await answerRequest(options, request)
      const body = answered.body.toString()
      return { ...answered, headers: signedHeaders(options, body) }
    },
    async pay(orderNo) {
      const order = await book.find(orderNo)
      return order !== null && (await book.pay(order)) !== null
    },
    async callback(orderNo, lie) {
      const order = await book.find(orderNo)
      if (order === null || order.paidAt === null) return null
      const sealed = sealText(
        JSON.stringify(transactionOf(options, order, lie)),
        { nonce: randomBytes(6).toString('hex'), associated: 'transaction' },
        options.apiKey,
      )
      const body = JSON.stringify({
        id: randomUUID(),
        create_time: isoTime(now()),
        resource_type: 'encrypt-resource',
        event_type: 'TRANSACTION.SUCCESS',
        summary: '支付成功',
        resource: {
          original_type: 'transaction',
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: sealed.ciphertext,
          associated_data: sealed.associated,
          nonce: sealed.nonce,
        },
      })
      return { headers: signedHeaders(options, body, lie === 'wrongSignature' ? strangerKey() : undefined), body }
    },
  }
}

async function answerRequest(options: WeChatPayProviderOptions, { method, target, body }: ProviderRequest): Promise<ProviderReply> {
  const { book, codeOf, merchantId, appId } = options
  const url = new URL(target, 'https://api.mch.weixin.qq.com')
  const json = (body === '' ? {} : JSON.parse(body)) as Readonly<Record<string, unknown>>
  const route = `${method} ${url.pathname}`
  if (route === 'GET /v3/certificates') return certificates(options)
  if (route === 'POST /v3/pay/transactions/native') {
    if (json['mchid'] !== merchantId || json['appid'] !== appId)
      return reply(400, { code: 'APPID_MCHID_NOT_MATCH', message: '商户号与appid不匹配' })
    const { total } = json['amount'] as { total: number }
    const order = await book.open({
      orderNo: String(json['out_trade_no']),
      amount: total,
      description: String(json['description']),
      expiresAt: Date.parse(String(json['time_expire'])),
      notifyUrl: String(json['notify_url']),
    })
    if (order === null) return reply(400, { code: 'INVALID_REQUEST', message: '订单参数与原订单不一致' })
    if (order.state === 'paid') return reply(400, { code: 'ORDERPAID', message: '订单已支付' })
    if (order.state === 'closed') return reply(400, { code: 'ORDER_CLOSED', message: '订单已关闭' })
    return reply(200, { code_url: codeOf(order) })
  }
  const own = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(url.pathname)
  if (own !== null) {
    const order = await book.find(own[1]!)
    if (order === null) return reply(404, { code: 'ORDER_NOT_EXIST', message: '订单不存在' })
    if (own[2] === undefined) return reply(200, transactionOf(options, order))
    return (await book.close(order)) === null ? reply(400, { code: 'ORDERPAID', message: '订单已支付' }) : reply(204)
  }
  if (route === 'POST /v3/refund/domestic/refunds') return refund(options, json)
  if (route === 'GET /v3/bill/tradebill') return billAddress(options, url)
  if (route === 'GET /v3/billdownload/file')
    return { status: 200, type: 'text/plain', body: await billText(options, url.searchParams.get('token')!) }
  return reply(404, { code: 'RESOURCE_NOT_EXISTS', message: target })
}

function isAuthorized(options: WeChatPayProviderOptions, { method, target, headers, body }: ProviderRequest): boolean {
  const { merchantId, merchantSerial, merchantKey, now } = options
  const header = headers['authorization'] ?? ''
  const value = (name: string) => new RegExp(`[ ,]${name}="([^"]*)"`).exec(header)?.[1] ?? ''
  if (!header.startsWith('WECHATPAY2-SHA256-RSA2048 ') || value('mchid') !== merchantId || value('serial_no') !== merchantSerial)
    return false
  if (Math.abs(Number(value('timestamp')) * 1000 - now()) > 300_000) return false
  return verifyRsa(`${method}\n${target}\n${value('timestamp')}\n${value('nonce_str')}\n${body}\n`, value('signature'), merchantKey)
}

function signedHeaders({ platformKeys, now }: WeChatPayProviderOptions, body: string, other?: KeyObject): Record<string, string> {
  const { serial, privateKey } = platformKeys.at(-1)!
  const [seconds, nonce] = [String(Math.floor(now() / 1000)), randomBytes(16).toString('hex')]
  return {
    'wechatpay-timestamp': seconds,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': signRsa(`${seconds}\n${nonce}\n${body}\n`, other ?? privateKey),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}

function transactionOf({ merchantId, appId }: WeChatPayProviderOptions, order: BookedOrder, lie?: CallbackLie): object {
  const total = lie === 'wrongAmount' ? 1 : order.amount
  const isPaid = order.state === 'paid'
  return {
    appid: appId,
    mchid: lie === 'wrongMerchant' ? '1900000999' : merchantId,
    out_trade_no: order.orderNo,
    trade_state: isPaid ? (order.refunds.length > 0 ? 'REFUND' : 'SUCCESS') : order.state === 'closed' ? 'CLOSED' : 'NOTPAY',
    trade_state_desc: '',
    ...(isPaid && {
      transaction_id: order.transaction,
      trade_type: 'NATIVE',
      bank_type: 'OTHERS',
      success_time: isoTime(order.paidAt!),
      amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
    }),
  }
}

async function refund({ book, isRefundSlow }: WeChatPayProviderOptions, json: Readonly<Record<string, unknown>>): Promise<ProviderReply> {
  const { refund: amount, total } = json['amount'] as { refund: number; total: number }
  const refundNo = String(json['out_refund_no'])
  // Orders are found by their number in it: R, the order number, and a counter.
  const order = await book.find(refundNo.slice(1, 25))
  if (order === null || order.transaction !== json['transaction_id'] || order.amount !== total)
    return reply(404, { code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' })
  const head = { refund_id: `5${order.transaction.slice(1)}`, out_refund_no: refundNo, transaction_id: order.transaction }
  const rest = { channel: 'ORIGINAL', amount: { total, refund: amount, currency: 'CNY' } }
  if (isRefundSlow?.()) return reply(200, { ...head, ...rest, status: 'PROCESSING' })
  const refunded = await book.refund(order, { refundNo, amount })
  const made = refunded?.refunds.find((one) => one.refundNo === refundNo)
  if (made === undefined) return reply(403, { code: 'NOT_ENOUGH', message: '退款金额超过可退金额' })
  return reply(200, { ...head, ...rest, status: 'SUCCESS', success_time: isoTime(made.refundedAt) })
}

async function billAddress(options: WeChatPayProviderOptions, { searchParams }: URL): Promise<ProviderReply> {
  const day = searchParams.get('bill_date')!
  if ((await options.book.movedOn(day)).length === 0) return reply(400, { code: 'NO_STATEMENT_EXIST', message: '账单文件不存在' })
  const hash = createHash('sha1')
    .update(await billText(options, day))
    .digest('hex')
  // The adapter downloads from the host it called.
  return reply(200, {
    hash_type: 'SHA1',
    hash_value: hash,
    download_url: `https://api.mch.weixin.qq.com/v3/billdownload/file?token=${day}`,
  })
}

const BILL_TITLES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'

async function billText({ book, merchantId, appId }: WeChatPayProviderOptions, day: string): Promise<string> {
  const rows = (await book.movedOn(day)).flatMap((order) => {
    const line = (time: number, state: string, back: readonly [string, string, string], paid: number) =>
      [
        [shanghaiClock(time), appId, merchantId, '0', '', order.transaction, order.orderNo, 'oUser', 'NATIVE', state, 'OTHERS', 'CNY'],
        [yuanText(paid), '0.00', back[0], back[1], back[2], '0.00', back[1] && 'ORIGINAL', back[1] && 'SUCCESS', order.description, ''],
        ['0.00000', '0.60%', yuanText(paid), back[2], ''],
      ]
        .flat()
        .map((value) => `\`${value}`)
        .join(',')
    const paid = order.paidAt !== null ? [{ time: order.paidAt, text: line(order.paidAt, 'SUCCESS', ['0', '', '0.00'], order.amount) }] : []
    const back = order.refunds.map(({ refundNo, amount, refundedAt }) => ({
      time: refundedAt,
      text: line(refundedAt, 'REFUND', [`5${order.transaction.slice(1)}`, refundNo, yuanText(amount)], 0),
    }))
    return [...paid, ...back].filter(({ time }) => shanghaiClock(time).startsWith(day)).map(({ text }) => text)
  })
  const totals = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
  return `\uFEFF${[BILL_TITLES, ...rows, totals, '`0,`0.00,`0.00,`0.00,`0.00,`0.00,`0.00'].join('\r\n')}\r\n`
}

function certificates({ platformKeys, apiKey, now }: WeChatPayProviderOptions): ProviderReply {
  const data = platformKeys.flatMap(({ serial, certificate }) => {
    if (certificate === null) return []
    const sealed = sealText(certificate, { nonce: randomBytes(6).toString('hex'), associated: 'certificate' }, apiKey)
    return [
      {
        serial_no: serial,
        effective_time: isoTime(now()),
        expire_time: isoTime(now() + 5 * 365 * 24 * 3_600_000),
        encrypt_certificate: {
          algorithm: 'AEAD_AES_256_GCM',
          nonce: sealed.nonce,
          associated_data: sealed.associated,
          ciphertext: sealed.ciphertext,
        },
      },
    ]
  })
  return reply(200, { data })
}

function reply(status: number, json?: object): ProviderReply {
  return { status, type: 'application/json', body: json === undefined ? '' : JSON.stringify(json) }
}

function isoTime(time: number): string {
  return `${shanghaiClock(time).replace(' ', 'T')}+08:00`
}

let stranger: KeyObject | undefined
function strangerKey(): KeyObject {
  stranger ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  return stranger
}
