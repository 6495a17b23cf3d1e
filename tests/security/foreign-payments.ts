import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { uploadForm } from '../../apps/server/src/testing/upload-form.ts'
import { aPdf } from '../../apps/server/src/testing/a-document.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

/** An unpaid order. */
async function anOrder(test: TestApp, { headers }: Owner): Promise<{ orderNo: string }> {
  await test.service('payment').products.seed()
  const { data } = await test.post<{ orderNo: string }>('/api/pay/buy/getPayOrderNo', { productId: 2 }, headers)
  return { orderNo: data.orderNo }
}

/** An order by bank transfer. */
async function aTransfer(test: TestApp, { userId }: Owner): Promise<{ orderNo: string }> {
  const { products, orders } = test.service('payment')
  await products.seed()
  const sale = await products.find(2)
  if (!('product' in sale)) throw new Error(sale.error)
  const order = await orders.create(userId, sale.product, { payType: 'DGZZ', reset: false })
  return { orderNo: order!.orderNo }
}

async function aSlip(test: TestApp, owner: Owner): Promise<{ orderNo: string }> {
  const { orderNo } = await aTransfer(test, owner)
  await uploadForm(test, '/api/pay/order/uploadSlip', { orderNo, file: aPdf() }, owner.headers)
  return { orderNo }
}

async function aPaidOrder(test: TestApp, owner: Owner): Promise<string> {
  const { orderNo } = await aTransfer(test, owner)
  const amount = 2990
  await test.service('payment').orders.receive(orderNo, { channel: 'DGZZ', reference: orderNo, amount, happenedAt: Date.now() })
  return orderNo
}

const PARTY = { mainName: 'Private', idNumber: '91350100M000100Y43', contacts: 'a', phone: '1', email: 'a@example.org', address: 'a' }

async function aContract(test: TestApp, owner: Owner): Promise<{ orderNo: string }> {
  const { orderNo } = await anOrder(test, owner)
  await test.post('/api/pay/order/addContract', { orderNo, ...PARTY }, owner.headers)
  return { orderNo }
}

const REQUEST = { invoiceType: 1, invoiceHeader: 'Private', email: 'a@example.org' }

async function anInvoice(test: TestApp, owner: Owner): Promise<{ id: string }> {
  const request = { ...REQUEST, orderNoList: [await aPaidOrder(test, owner)] }
  const { data } = await test.post<{ id: string }>('/api/user/invoice/addInvoice', request, owner.headers)
  return { id: data.id }
}

async function anIssuedInvoice(test: TestApp, owner: Owner): Promise<{ id: string }> {
  const { id } = await anInvoice(test, owner)
  const file = `payment/invoices/${id}.pdf`
  await test.store.put(file, Buffer.from('Private'))
  await test.service('payment').invoices.end(id, { state: 'issued', invoiceNo: '26117000000012345678', file })
  return { id }
}

const contract: ForeignRow = { error: 'ORDER_NOT_FOUND', make: aContract }
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
  'payment.getContract': contract,
  'payment.downloadContract': contract,
  'payment.getContractFile': contract,
  'payment.recoverContract': contract,
  'payment.addContract': { error: 'ORDER_NOT_FOUND', make: async (test, owner) => ({ ...(await anOrder(test, owner)), ...PARTY }) },
  'payment.updateContract': { error: 'ORDER_NOT_FOUND', make: async (test, owner) => ({ ...(await aContract(test, owner)), ...PARTY }) },
  'payment.uploadContract': {
    error: 'ORDER_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aContract(test, owner)), file: aPdf() }),
  },
  'payment.uploadSlip': { error: 'ORDER_NOT_FOUND', make: async (test, owner) => ({ ...(await aTransfer(test, owner)), file: aPdf() }) },
  'payment.getSlip': { error: 'ORDER_NOT_FOUND', make: aSlip },
  'payment.listInvoices': empty(anInvoice),
  'payment.listInvoiceableOrders': empty(aPaidOrder),
  'payment.findInvoiceTotal': {
    error: 'ORDER_NOT_FOUND',
    make: async (test, owner) => ({ orderNoList: [await aPaidOrder(test, owner)] }),
  },
  'payment.addInvoice': {
    error: 'ORDER_NOT_FOUND',
    make: async (test, owner) => ({ ...REQUEST, orderNoList: [await aPaidOrder(test, owner)] }),
  },
  'payment.cancelInvoice': { error: 'INVOICE_NOT_FOUND', make: anInvoice },
  'payment.getInvoiceFile': { error: 'INVOICE_NOT_FOUND', make: anIssuedInvoice },
}
