import { CALLS, type Invoice, type Order } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aPdf } from '../testing/a-document.ts'
import { buy, pay, paymentGateways } from '../testing/a-payment.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { contracts as contractsTable } from './contracts/contracts-table.ts'
import { invoices as invoicesTable } from './invoices/invoices-table.ts'
import { ledger } from './orders/ledger-table.ts'
import { orders as ordersTable } from './orders/orders-table.ts'

const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)
const PARTY = { mainName: '某公司', idNumber: '91350100M000100Y43', contacts: '张三', phone: '1', email: 'a@example.org', address: '北京' }
const NUMBER = '91350100M000100Y43'

/** Calls of buyers: each lies about what it can lie about. */
const BUYER_CALLS = Object.entries(CALLS.payment).flatMap(([name, { who }]) => (who === 'operator' ? [] : [name]))

type Headers = Record<string, string>

describe('a client that lies gets nothing', async () => {
  const test = await buildTestApp({
    gateways: outside,
    now: () => clock.now,
    settings: {
      GEZHI_ACCESS: 'membership',
      GEZHI_TRANSFER_NAME: '格致科技',
      GEZHI_TRANSFER_BANK: '招商银行',
      GEZHI_TRANSFER_ACCOUNT: '110000',
    },
  })
  await test.service('payment').products.seed()
  await test.database.execute(sql`UPDATE products SET on_sale = false WHERE product_id = 3`)
  const post = <Data = Record<string, unknown>>(path: string, body: object, headers: Headers) =>
    test.post<Data>(`/api/${path}`, body, headers)
  const { user: owner, headers: own } = await aSession(test)
  const { user: liar, headers: lying } = await aSession(test)
  /** An order of the owner: paid, with contract and invoice, and one that is unpaid. */
  const paid = (await buy(test, own)).data.orderNo
  await post('pay/order/addContract', { orderNo: paid, ...PARTY }, own)
  await pay(test, outside, 'WX', paid)
  const invoice = { orderNoList: [paid], invoiceType: 1, invoiceHeader: '某公司', taxNumber: NUMBER, email: 'a@example.org' }
  const invoiceId = (await post<{ id: string }>('user/invoice/addInvoice', invoice, own)).data.id
  const unpaid = (await buy(test, own, { productId: 2 })).data.orderNo
  const transfer = (await post<{ orderNo: string }>('pay/buy/addIprCorporateTransferOrder', { productId: 5 }, own)).data.orderNo

  /** Everything that is stored about orders and their money. */
  const stored = async () => {
    const tables = [ordersTable, ledger, contractsTable, invoicesTable]
    const rows = await Promise.all(tables.map((table) => test.database.select().from(table)))
    return rows
      .flat()
      .map((row) => JSON.stringify(row))
      .toSorted()
  }
  const LIES = { userId: owner.id, price: 0.01, productSalePrice: 0.01, amount: 1, total: 1, totalPrice: 0.01, payStatus: 1, state: 'paid' }
  const orderNamed = async (orderNo: string, headers: Headers) => (await post<Order>('pay/order/getOrder', { orderNo }, headers)).data

  const buys =
    (path: string, sold = { productId: 1, productSalePrice: 398, productName: '年卡' }) =>
    async () => {
      const { productId, ...order } = sold
      const { data } = await post<{ orderNo: string }>(path, { productId, reset: true, ...LIES, reportId: invoiceId }, lying)
      expect(await orderNamed(data.orderNo, lying)).toMatchObject({ ...order, payStatus: 0 })
      expect(await orderNamed(data.orderNo, own)).toMatchObject({ error: 'ORDER_NOT_FOUND' })
      // A call that sells one type takes it from its path.
      const typed = (productType: string) => (productId === 1 ? { productType } : {})
      for (const [purchase, error] of [
        [{ productId: 1, ...typed('API') }, 'PRODUCT_MISMATCH'],
        [{ productId: 3, ...typed('AI') }, 'PRODUCT_OFF_SALE'],
        [{ productId: 0 }, 'PROMOTION_OVER'],
        [{ productId: 77 }, 'PRODUCT_NOT_FOUND'],
      ] as const)
        expect((await post(path, purchase, lying)).data, error).toMatchObject({ error })
      for (const purchase of [{ productId, productNumber: 100 }, { productId: 1.5 }, { productId: '1' }, {}])
        expect((await post(path, purchase, lying)).code, JSON.stringify(purchase)).toBe(400)
      await post('pay/order/cancellationOrder', { orderNo: data.orderNo }, lying)
    }
  /** A call about an order of somebody else. */
  const finds =
    (path: string, about = paid, more: object = {}) =>
    async () => {
      const before = await stored()
      expect((await post(path, { orderNo: about, ...more, ...LIES }, lying)).data).toMatchObject({ error: 'ORDER_NOT_FOUND' })
      expect(await stored()).toEqual(before)
    }
  const uploads = (path: string, about: string) => async () => {
    const before = await stored()
    const answer = await uploadForm(test, `/api/${path}`, { orderNo: about, userId: owner.id, file: aPdf() }, lying)
    expect(answer.data).toMatchObject({ error: 'ORDER_NOT_FOUND' })
    expect(await stored()).toEqual(before)
  }
  const downloads = (path: string, error: string) => async () =>
    expect((await test.get(`/api/${path}&userId=${owner.id}`, lying)).data).toMatchObject({ error })
  /** A list names nothing of somebody else. */
  const lists =
    (path: string, empty: unknown, body: object = {}) =>
    async () => {
      expect((await post(path, { ...LIES, ...body }, lying)).data).toEqual(empty)
    }
  /** What everybody may read is what the server says. */
  const reads =
    (path: string, body: object = {}) =>
    async () => {
      const honest = await post(path, body, lying)
      expect(honest.code).toBe(200)
      expect((await post(path, { ...LIES, ...body }, lying)).data).toEqual(honest.data)
    }

  const TESTS: Readonly<Record<string, () => Promise<unknown>>> = {
    listProducts: reads('pay/product/list'),
    showProducts: reads('pay/product/show', { productId: 1 }),
    listProductRights: reads('pay/product/auth'),
    listRightTexts: reads('user/pay/authenticationArticleList'),
    listPayMethods: reads('pay/buy/listMethods'),
    listHeldProducts: lists('pay/product/held', { list: [], packs: [], nextStart: null }),
    findAiPackage: lists('ai/topic/getUserPackage', { total: 0, used: 0, endTime: null }),
    createOrder: buys('pay/buy/createOrder'),
    createUserOrder: buys('user/pay/getPayOrder'),
    createIprOrder: async () => {
      const path = 'pay/buy/getIprPayOrder'
      await buys(path, { productId: 6, productSalePrice: 99, productName: '企业专利价值评估报告' })()
      expect((await post(path, { productId: 1, productType: 'VIP' }, lying)).code).toBe(400)
    },
    createOrderNo: buys('pay/buy/getPayOrderNo'),
    createTransferOrder: buys('pay/buy/addIprCorporateTransferOrder'),
    findQrCodes: finds('pay/buy/getQrCode', unpaid, { payType: 'WX' }),
    payOrder: finds('pay/buy/productPay', unpaid),
    payUserOrder: finds('user/pay/productPay', unpaid),
    findPayStatus: finds('pay/buy/getPayStatus'),
    listPurchases: lists('pay/order/list', { list: [], total: 0 }, { payStatus: 1 }),
    cancelOrder: finds('pay/order/cancellationOrder', unpaid),
    findOrder: finds('pay/order/getOrder'),
    findUnpaidOrder: lists('pay/order/getUserNotPayOrder', null),
    isGiftGiven: lists('user/record/validGiven', false, { type: 4 }),
    takeFirstPurchaseGift: lists('user/record/firstPurchaseGift', null),
    getContract: finds('pay/order/getContract'),
    addContract: finds('pay/order/addContract', unpaid, PARTY),
    updateContract: finds('pay/order/updContract', paid, { ...PARTY, mainName: '骗子' }),
    downloadContract: finds('pay/order/downloadContract'),
    getContractFile: downloads(`pay/order/contractFile?orderNo=${paid}`, 'ORDER_NOT_FOUND'),
    recoverContract: finds('pay/order/recoveryContract'),
    uploadContract: uploads('pay/order/uploadContract', paid),
    uploadSlip: uploads('pay/order/uploadSlip', transfer),
    getSlip: downloads(`pay/order/slip?orderNo=${transfer}`, 'ORDER_NOT_FOUND'),
    listInvoices: lists('user/invoice/list', { list: [], total: 0 }),
    listInvoiceableOrders: lists('user/invoice/invoiceOrderList', { list: [], total: 0 }),
    findInvoiceTotal: finds('user/invoice/getTotalPriceAndInvoiceHeader', paid, { orderNoList: [paid] }),
    addInvoice: finds('user/invoice/addInvoice', paid, invoice),
    cancelInvoice: async () => {
      expect((await post('user/invoice/cancel', { id: invoiceId, ...LIES }, lying)).data).toMatchObject({ error: 'INVOICE_NOT_FOUND' })
      const { data } = await post<{ list: Invoice[] }>('user/invoice/list', {}, own)
      expect(data.list).toHaveLength(1)
    },
    getInvoiceFile: downloads(`user/invoice/file?id=${invoiceId}`, 'INVOICE_NOT_FOUND'),
  }

  it('has a test for every call of buyers', () => {
    expect(Object.keys(TESTS).toSorted()).toEqual(BUYER_CALLS.toSorted())
  })

  it.each(BUYER_CALLS)('through %s', async (name) => {
    await TESTS[name]!()
  })

  it('through getUserVip, and about the total of an invoice', async () => {
    expect(liar.id).not.toBe(owner.id)
    expect((await post<{ userProduct: object[] }>('user/user/getUserVip', LIES, lying)).data.userProduct).toEqual([])
    const { data } = await post<{ list: Invoice[] }>('user/invoice/list', {}, own)
    expect(data.list[0]).toMatchObject({ totalPrice: 398 })
    const second = (await buy(test, own)).data.orderNo
    await pay(test, outside, 'ZFB', second)
    const { data: asked } = await post<{ id: string }>('user/invoice/addInvoice', { ...invoice, orderNoList: [second], ...LIES }, own)
    const { data: both } = await post<{ list: Invoice[] }>('user/invoice/list', {}, own)
    expect(both.list.find(({ id }) => id === asked.id)).toMatchObject({ totalPrice: 398 })
  })
})
