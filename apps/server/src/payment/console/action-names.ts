import type { Language, PaymentAction } from '@gezhi/contract'

interface ActionNames {
  readonly title: string
  readonly commandLine: string
  readonly columns: Readonly<Record<'time' | 'operator' | 'action' | 'orders' | 'user' | 'product' | 'facts' | 'reason', string>>
  readonly actions: Readonly<Record<PaymentAction, string>>
  /** Facts that are recorded with an action. Amounts are in yuan. */
  readonly facts: Readonly<Record<string, string>>
}

/** Texts of the file of operators' actions. */
export const ACTION_NAMES: Readonly<Record<Language, ActionNames>> = {
  zh: {
    title: '操作记录',
    commandLine: '命令行',
    columns: {
      time: '时间',
      operator: '操作人',
      action: '操作',
      orders: '订单号',
      user: '用户',
      product: '产品',
      facts: '内容',
      reason: '原因',
    },
    actions: {
      confirm: '确认到账',
      'reject transfer': '驳回凭证',
      refund: '退款',
      refunded: '登记已退回',
      'issue invoice': '开具发票',
      'reject invoice': '驳回开票',
      'reverse invoice': '红冲发票',
      price: '新增价目版本',
      'withdraw price': '撤回价目版本',
      grant: '赠送权益',
      'revoke grant': '收回权益',
    },
    facts: {
      reference: '流水号',
      refund: '退款单号',
      amount: '金额（元）',
      invoice: '发票',
      redInvoice: '红字发票',
      name: '权益',
      product: '产品编号',
      version: '版本',
      originalPrice: '原价（元）',
      salePrice: '售价（元）',
      onSale: '上架',
      until: '结束',
      days: '天数',
    },
  },
  en: {
    title: 'Actions',
    commandLine: 'Command line',
    columns: {
      time: 'Time',
      operator: 'By',
      action: 'Action',
      orders: 'Order number',
      user: 'User',
      product: 'Product',
      facts: 'Facts',
      reason: 'Reason',
    },
    actions: {
      confirm: 'Receipt confirmed',
      'reject transfer': 'Slip rejected',
      refund: 'Refund',
      refunded: 'Recorded as returned',
      'issue invoice': 'Invoice issued',
      'reject invoice': 'Invoice rejected',
      'reverse invoice': 'Invoice reversed',
      price: 'Price version added',
      'withdraw price': 'Price version withdrawn',
      grant: 'Entitlement granted',
      'revoke grant': 'Entitlement revoked',
    },
    facts: {
      reference: 'reference',
      refund: 'refund',
      amount: 'amount (CNY)',
      invoice: 'invoice',
      redInvoice: 'red-letter invoice',
      name: 'entitlement',
      product: 'product number',
      version: 'version',
      originalPrice: 'original price (CNY)',
      salePrice: 'price (CNY)',
      onSale: 'on sale',
      until: 'until',
      days: 'days',
    },
  },
}
