import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

/** An unpaid order. */
async function anOrder(test: TestApp, { headers }: Owner): Promise<{ orderNo: string }> {
  await test.service('payment').products.seed()
  const { data } = await test.post<{ orderNo: string }>('/api/pay/buy/getPayOrderNo', { productId: 2 }, headers)
  return { orderNo: data.orderNo }
}

const order: ForeignRow = { error: 'ORDER_NOT_FOUND', make: anOrder }

/** Calls about orders, which belong to those who made them. */
export const FOREIGN_PAYMENTS: Readonly<Record<string, ForeignRow>> = {
  'payment.findQrCodes': order,
  'payment.payOrder': order,
  'payment.payUserOrder': order,
  'payment.findPayStatus': order,
  'payment.findOrder': order,
  'payment.cancelOrder': order,
  'payment.listPurchases': empty(anOrder),
  'payment.findUnpaidOrder': empty(anOrder),
}
