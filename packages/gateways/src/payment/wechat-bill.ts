import type { BillEntry } from '../ports/payment-gateway.ts'
import { billLines } from './bill-lines.ts'
import { parseShanghaiClock } from './shanghai-clock.ts'
import { centsOf } from './yuan.ts'

/** Entries of a trade bill (bill_type ALL): https://pay.weixin.qq.com/doc/v3/merchant/4013071223 */
export function parseWeChatBill(text: string, merchantId: string): readonly BillEntry[] {
  return billLines(text, '交易时间').flatMap((line): BillEntry[] => {
    if (line('商户号') !== merchantId) return []
    const shared = { orderNo: line('商户订单号'), transaction: line('微信订单号'), happenedAt: parseShanghaiClock(line('交易时间')) }
    if (line('交易状态') === 'SUCCESS')
      return [{ ...shared, kind: 'payment', refundNo: null, amount: centsOf(line('订单金额') || line('应结订单金额')) ?? 0 }]
    if (line('交易状态') !== 'REFUND') return []
    return [{ ...shared, kind: 'refund', refundNo: line('商户退款单号'), amount: centsOf(line('申请退款金额') || line('退款金额')) ?? 0 }]
  })
}
