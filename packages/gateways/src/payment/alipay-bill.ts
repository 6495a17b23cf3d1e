import type { BillEntry } from '../ports/payment-gateway.ts'
import { billLines } from './bill-lines.ts'
import { parseShanghaiClock } from './shanghai-clock.ts'
import { centsOf } from './yuan.ts'
import { unzip } from './unzip.ts'

/** Entries of a trade bill: a zip of csv files in GBK, of which the details are read: https://opendocs.alipay.com/open/204/106262 */
export function parseAlipayBill(zip: Buffer): readonly BillEntry[] {
  const texts = unzip(zip).map((bytes) => new TextDecoder('gbk').decode(bytes))
  return texts
    .flatMap((text) => billLines(text, '支付宝交易号'))
    .flatMap((line): BillEntry[] => {
      const shared = {
        orderNo: line('商户订单号'),
        transaction: line('支付宝交易号'),
        happenedAt: parseShanghaiClock(line('完成时间')),
        // Refunds are negative.
        amount: centsOf(line('订单金额（元）').replace(/^-/, '')) ?? 0,
      }
      if (line('业务类型') === '交易') return [{ ...shared, kind: 'payment', refundNo: null }]
      return line('业务类型') === '退款' ? [{ ...shared, kind: 'refund', refundNo: line('退款批次号/请求号') }] : []
    })
}
