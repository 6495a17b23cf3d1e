/** Texts of the file of invoices for accounting. */
export const INVOICE_NAMES = {
  zh: {
    title: '发票',
    types: { ordinary: '增值税普通发票', special: '增值税专用发票' },
    columns: {
      invoiceNo: '发票号码',
      issued: '开具日期',
      type: '发票类型',
      header: '发票抬头',
      taxNumber: '税号',
      orderNo: '订单号',
      product: '产品',
      payType: '支付方式',
      paid: '支付日期',
      amount: '订单开票金额（元）',
      total: '发票金额（元）',
      refundedSince: '开票后退款（元）',
    },
  },
  en: {
    title: 'Invoices',
    types: { ordinary: 'Ordinary VAT invoice', special: 'Special VAT invoice' },
    columns: {
      invoiceNo: 'Invoice number',
      issued: 'Issued on',
      type: 'Type',
      header: 'Invoiced to',
      taxNumber: 'Tax number',
      orderNo: 'Order number',
      product: 'Product',
      payType: 'Paid by',
      paid: 'Paid on',
      amount: 'Amount of the order (CNY)',
      total: 'Amount of the invoice (CNY)',
      refundedSince: 'Refunded since (CNY)',
    },
  },
} as const
