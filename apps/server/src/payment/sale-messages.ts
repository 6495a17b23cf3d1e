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
