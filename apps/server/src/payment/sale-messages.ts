import { formatYuan } from '@gezhi/contract'

interface Text {
  readonly title: string
  readonly content: string
}

type Values = Readonly<Record<string, string>>

/** What buyers are told about their orders, in both languages. */
const TEXTS = {
  transferArrived: {
    zh: ({ orderNo }: Values) => ({ title: '对公转账已到账', content: `订单 ${orderNo} 的转账已确认，权益已生效。` }),
    en: ({ orderNo }: Values) => ({
      title: 'Your bank transfer has arrived',
      content: `The transfer for the order ${orderNo} was confirmed; what you bought is active.`,
    }),
  },
  slipRejected: {
    zh: ({ orderNo, message }: Values) => ({
      title: '转账凭证未通过',
      content: `订单 ${orderNo} 的转账凭证未通过：${message}。请在订单中心重新上传。`,
    }),
    en: ({ orderNo, message }: Values) => ({
      title: 'Your bank slip was not accepted',
      content: `The bank slip of the order ${orderNo} was not accepted: ${message}. Please upload another one in your orders.`,
    }),
  },
  refundBegun: {
    zh: ({ orderNo, price }: Values) => ({ title: '退款处理中', content: `订单 ${orderNo} 的 ${price} 正在退款。` }),
    en: ({ orderNo, price }: Values) => ({
      title: 'Your refund has begun',
      content: `${price} of the order ${orderNo} is being refunded.`,
    }),
  },
  refunded: {
    zh: ({ orderNo, price }: Values) => ({
      title: '退款已完成',
      content: `订单 ${orderNo} 已全额退款，本次退回 ${price}，该订单的权益已收回。`,
    }),
    en: ({ orderNo, price }: Values) => ({
      title: 'Your order was refunded',
      content: `The order ${orderNo} was refunded in full, ${price} this time; what it granted has ended.`,
    }),
  },
  refundedInPart: {
    zh: ({ orderNo, price }: Values) => ({ title: '退款已完成', content: `订单 ${orderNo} 已部分退款 ${price}，权益不变。` }),
    en: ({ orderNo, price }: Values) => ({
      title: 'Your order was refunded in part',
      content: `${price} of the order ${orderNo} was refunded; what it granted stays as it is.`,
    }),
  },
  refundFailed: {
    zh: ({ orderNo, price }: Values) => ({
      title: '退款未成功',
      content: `订单 ${orderNo} 的 ${price} 未能退款，权益不变。如有疑问请联系客服。`,
    }),
    en: ({ orderNo, price }: Values) => ({
      title: 'Your refund was not made',
      content: `${price} of the order ${orderNo} could not be refunded; what it granted stays as it is. Please contact us if you have questions.`,
    }),
  },
  granted: {
    zh: ({ name, end }: Values) => ({ title: '获赠权益', content: `您已获赠“${name}”，有效期至 ${end}。` }),
    en: ({ nameEn, end }: Values) => ({
      title: 'You were given a product',
      content: `You were given ${nameEn}; it is valid until ${end}.`,
    }),
  },
  grantRevoked: {
    zh: ({ name }: Values) => ({ title: '获赠权益已收回', content: `获赠的“${name}”已收回，即时失效。` }),
    en: ({ name }: Values) => ({ title: 'A product you were given was taken back', content: `${name} was taken back and has ended.` }),
  },
  invoiceIssued: {
    zh: ({ invoiceNo }: Values) => ({ title: '发票已开具', content: `发票 ${invoiceNo} 已开具，可在订单中心下载。` }),
    en: ({ invoiceNo }: Values) => ({
      title: 'Your invoice was issued',
      content: `The invoice ${invoiceNo} was issued; download it in your orders.`,
    }),
  },
  invoiceRejected: {
    zh: ({ note }: Values) => ({ title: '开票申请未通过', content: `开票申请未通过：${note}。相关订单可重新申请开票。` }),
    en: ({ note }: Values) => ({
      title: 'Your invoice was not issued',
      content: `Your request was rejected: ${note}. You can request another invoice.`,
    }),
  },
  invoiceReversed: {
    zh: ({ invoiceNo, redInvoiceNo, note }: Values) => ({
      title: '发票已红冲',
      content: `发票 ${invoiceNo} 已红冲，红字发票号码 ${redInvoiceNo}，原因：${note}。未退款的金额可在订单中心重新申请开票。`,
    }),
    en: ({ invoiceNo, redInvoiceNo, note }: Values) => ({
      title: 'Your invoice was reversed',
      content: `The invoice ${invoiceNo} was reversed by the red-letter invoice ${redInvoiceNo}: ${note}. You can request another invoice for what was not refunded in your orders.`,
    }),
  },
  unpaid: {
    zh: ({ orderNo, name, price, end }: Values) => ({
      title: '您有未支付的订单',
      content: `订单 ${orderNo}（${name}，${price}）将于 ${end} 超时，请及时支付。`,
    }),
    en: ({ orderNo, nameEn, price, end }: Values) => ({
      title: 'You have an unpaid order',
      content: `Please pay order ${orderNo} (${nameEn}, ${price}) before ${end}.`,
    }),
  },
} satisfies Readonly<Record<string, { readonly zh: (values: Values) => Text; readonly en: (values: Values) => Text }>>

/** A message to a buyer in both languages, without recipient and link. */
export function saleMessage(name: keyof typeof TEXTS, values: Values): Text & { readonly en: Text } {
  const { zh, en } = TEXTS[name]
  return { ...zh(values), en: en(values) }
}

/** An amount in cents, as messages write it. */
export function priceText(cents: number): string {
  return formatYuan(cents / 100)
}
