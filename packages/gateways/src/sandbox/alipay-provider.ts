import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { deflateRawSync, crc32 } from 'node:zlib'
import { signedText } from '../payment/alipay.ts'
import { signRsa, verifyRsa } from '../payment/rsa.ts'
import { parseShanghaiClock, shanghaiClock } from '../payment/shanghai-clock.ts'
import { centsOf, yuanText } from '../payment/yuan.ts'
import type { BookedOrder, PaymentBook } from './payment-book.ts'
import type { PaymentProvider, ProviderReply } from './payment-provider.ts'

export interface AlipayProviderOptions {
  readonly appId: string
  readonly sellerId: string
  /** Verifies the merchant. */
  readonly merchantKey: KeyObject
  /** Signs answers and notifications. */
  readonly privateKey: KeyObject
  /** Text of the QR code of an order. */
  readonly codeOf: (order: BookedOrder) => string
  readonly book: PaymentBook
  /** ms. */
  readonly now: () => number
  /** Refunds are accepted and made later. */
  readonly isRefundSlow?: () => boolean
}

type Values = Readonly<Record<string, string>>

/** Alipay's gateway.do: precreate, query, close, refund and its query, bills; notifications. */
export function alipayProvider(options: AlipayProviderOptions): PaymentProvider {
  const { book, now, appId, sellerId, privateKey } = options
  return {
    async answer({ method, target, body }) {
      if (method === 'GET')
        return { status: 200, type: 'application/zip', body: await billZip(options, new URL(target, 'https://a').searchParams.get('day')!) }
      const parameters = Object.fromEntries(new URLSearchParams(body))
      const { sign = '', ...signed } = parameters
      if (!verifyRsa(signedText(signed), sign, options.merchantKey) || signed['app_id'] !== appId)
        return reply({
          error_response: { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature', sub_msg: '无效签名' },
        })
      const name = `${signed['method']!.replaceAll('.', '_')}_response`
      const node = JSON.stringify(await answerMethod(options, signed['method']!, signed))
      return reply(`{"${name}":${node},"sign":"${signRsa(node, privateKey)}"}`)
    },
    async pay(orderNo) {
      const order = await book.find(orderNo)
      return order !== null && (await book.pay(order)) !== null
    },
    async callback(orderNo, lie) {
      const order = await book.find(orderNo)
      if (order === null || order.paidAt === null) return null
      const values = {
        notify_time: shanghaiClock(now()),
        notify_type: 'trade_status_sync',
        notify_id: `${order.transaction}01`,
        app_id: appId,
        charset: 'utf-8',
        version: '1.0',
        trade_no: order.transaction,
        out_trade_no: order.orderNo,
        trade_status: 'TRADE_SUCCESS',
        total_amount: lie === 'wrongAmount' ? '0.01' : yuanText(order.amount),
        subject: order.description,
        seller_id: lie === 'wrongMerchant' ? '2088000000000000' : sellerId,
        gmt_payment: shanghaiClock(order.paidAt),
      }
      const sign = signRsa(signedText(values), lie === 'wrongSignature' ? strangerKey() : privateKey)
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams({ ...values, sign_type: 'RSA2', sign }).toString(),
      }
    },
  }
}

async function answerMethod(options: AlipayProviderOptions, method: string, parameters: Values): Promise<object> {
  const { book, codeOf, isRefundSlow } = options
  const content = JSON.parse(parameters['biz_content']!) as Values
  if (method === 'alipay.trade.precreate') {
    const order = await book.open({
      orderNo: content['out_trade_no']!,
      amount: centsOf(content['total_amount']!)!,
      description: content['subject']!,
      expiresAt: parseShanghaiClock(content['time_expire']!),
      notifyUrl: parameters['notify_url']!,
    })
    if (order === null) return failed('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改')
    if (order.state !== 'unpaid') return failed('ACQ.TRADE_HAS_CLOSE', '交易已经关闭')
    return done({ out_trade_no: order.orderNo, qr_code: codeOf(order) })
  }
  if (method === 'alipay.data.dataservice.bill.downloadurl.query') {
    const day = content['bill_date']!
    if ((await book.movedOn(day)).length === 0) return failed('isp.bill_not_exist', '账单不存在')
    return done({ bill_download_url: `https://dwbillcenter.alipay.com/downloadBillFile.resource?day=${day}` })
  }
  const order = await orderOf(book, content)
  if (order === null) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
  if (method === 'alipay.trade.query') return done(tradeOf(order))
  if (method === 'alipay.trade.close') {
    const closed = await book.close(order)
    return closed === null
      ? failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
      : done({ trade_no: order.transaction, out_trade_no: order.orderNo })
  }
  const refundNo = content['out_request_no']!
  const known = order.refunds.find((one) => one.refundNo === refundNo)
  if (method === 'alipay.trade.fastpay.refund.query')
    return done(
      known === undefined
        ? {}
        : { refund_status: 'REFUND_SUCCESS', refund_amount: yuanText(known.amount), gmt_refund_pay: shanghaiClock(known.refundedAt) },
    )
  if (method !== 'alipay.trade.refund') return failed('isv.invalid-method', '不存在的方法名')
  if (isRefundSlow?.()) return done({ fund_change: 'N', refund_fee: '0.00' })
  const refunded = await book.refund(order, { refundNo, amount: centsOf(content['refund_amount']!)! })
  if (refunded === null) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
  const made = refunded.refunds.find((one) => one.refundNo === refundNo)!
  return done({
    fund_change: known === undefined ? 'Y' : 'N',
    refund_fee: yuanText(made.amount),
    gmt_refund_pay: shanghaiClock(made.refundedAt),
  })
}

/** Refunds name the trade; our refund numbers contain the order. */
async function orderOf(book: PaymentBook, content: Values): Promise<BookedOrder | null> {
  const order = await book.find(content['out_trade_no'] ?? (content['out_request_no'] ?? '').slice(1, 25))
  return content['trade_no'] === undefined || order?.transaction === content['trade_no'] ? order : null
}

function tradeOf(order: BookedOrder): object {
  const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const isPaid = order.state === 'paid'
  const status = isPaid
    ? refunded === order.amount
      ? 'TRADE_CLOSED'
      : 'TRADE_SUCCESS'
    : order.state === 'closed'
      ? 'TRADE_CLOSED'
      : 'WAIT_BUYER_PAY'
  return {
    out_trade_no: order.orderNo,
    trade_no: order.transaction,
    total_amount: yuanText(order.amount),
    trade_status: status,
    ...(isPaid && { send_pay_date: shanghaiClock(order.paidAt!) }),
  }
}

async function billZip({ book }: AlipayProviderOptions, day: string): Promise<Buffer> {
  const titles =
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
  const rows = (await book.movedOn(day)).flatMap((order) => {
    const line = (time: number, type: string, amount: string, refundNo: string) =>
      [
        [`${order.transaction}\t`, `${order.orderNo}\t`, type, order.description, shanghaiClock(time), shanghaiClock(time), '', '', '', ''],
        ['buyer', amount, amount, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', refundNo, '0.00', '0.00', ''],
      ]
        .flat()
        .join(',')
    const paid = order.paidAt === null ? [] : [{ time: order.paidAt, text: line(order.paidAt, '交易', yuanText(order.amount), '') }]
    const back = order.refunds.map(({ refundNo, amount, refundedAt }) => ({
      time: refundedAt,
      text: line(refundedAt, '退款', `-${yuanText(amount)}`, refundNo),
    }))
    return [...paid, ...back].filter(({ time }) => shanghaiClock(time).startsWith(day)).map(({ text }) => text)
  })
  const details = [
    '#支付宝业务明细查询',
    '#-----------------业务明细列表----------------',
    titles,
    ...rows,
    '#-----------------业务明细列表结束----------------',
    '',
  ]
  return zipOf('details.csv', encodeGbk(details.join('\r\n')))
}

/** GBK has no encoder in Node: the inverse of its decoder. */
let gbk: ReadonlyMap<string, Buffer> | undefined
function encodeGbk(text: string): Buffer {
  if (gbk === undefined) {
    const decoder = new TextDecoder('gbk')
    const pairs = Array.from({ length: 126 * 191 }, (_, i) => Buffer.from([0x81 + Math.floor(i / 191), 0x40 + (i % 191)]))
    gbk = new Map(pairs.map((bytes) => [decoder.decode(bytes), bytes]))
  }
  const table = gbk
  return Buffer.concat([...text].map((char) => (char < '\x80' ? Buffer.from(char) : (table.get(char) ?? Buffer.from('?')))))
}

/** A zip of one deflated file. */
function zipOf(name: string, bytes: Buffer): Buffer {
  const packed = deflateRawSync(bytes)
  const title = Buffer.from(name)
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt16LE(8, 4)
  shared.writeUInt32LE(crc32(bytes), 10)
  shared.writeUInt32LE(packed.length, 14)
  shared.writeUInt32LE(bytes.length, 18)
  shared.writeUInt16LE(title.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, title, packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, Buffer.alloc(14), title])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

function done(values: object): object {
  return { code: '10000', msg: 'Success', ...values }
}

function failed(sub_code: string, sub_msg: string): object {
  return { code: '40004', msg: 'Business Failed', sub_code, sub_msg }
}

function reply(body: object | string): ProviderReply {
  return { status: 200, type: 'text/html;charset=utf-8', body: typeof body === 'string' ? body : JSON.stringify(body) }
}

let stranger: KeyObject | undefined
function strangerKey(): KeyObject {
  stranger ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  return stranger
}
