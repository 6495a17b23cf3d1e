import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { inDatabase } from '../accounts/server-database.ts'
import { aSignedInAccount, post } from '../accounts/test-accounts.ts'

// Purchases with the simulated providers of a development server.

/** What a tester does on the page behind a QR code. */
export async function payBehind(page: Page, code: '微信支付' | '支付宝'): Promise<void> {
  const figure = page.getByRole('figure').filter({ hasText: code })
  await payAt(page.request, (await figure.getByRole('link', { name: '模拟支付' }).getAttribute('href'))!)
}

async function payAt(request: APIRequestContext, address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  const answer = await request.post(pathname + search, { data: {} })
  expect(await answer.text()).toContain('已支付')
}

interface Buyer {
  readonly token: string
}

/** Orders a product and pays it, without a page; returns the number of the order. */
export async function aPaidOrder(request: APIRequestContext, { token }: Buyer, productId = 2): Promise<string> {
  const { data } = await post<{ orderNo: string; zfbCodeUrl: string }>(request, '/api/pay/buy/createOrder', { productId }, { token })
  await payAt(request, data.zfbCodeUrl)
  return data.orderNo
}

/** An order by bank transfer that waits for its slip; returns its number. */
export async function aTransfer(request: APIRequestContext, { token }: Buyer, productId = 2): Promise<string> {
  const path = '/api/pay/buy/addIprCorporateTransferOrder'
  const answer = await post<{ orderNo: string }>(request, path, { productId }, { token })
  expect(answer.code, JSON.stringify(answer)).toBe(200)
  return answer.data.orderNo
}

/** The token of a new operator. */
async function operatorToken(): Promise<string> {
  const { userId, token } = await aSignedInAccount()
  await inDatabase(`UPDATE users SET role = 'operator' WHERE id = $1`, [userId])
  return token
}

/** Makes an operator, who calls `/api/pay/ops/…`. */
export async function anOperator(request: APIRequestContext): Promise<(path: string, body: object) => Promise<void>> {
  const token = await operatorToken()
  return async (path, body) => {
    const answer = await post(request, `/api/pay/ops/${path}`, body, { token })
    expect(answer.code, JSON.stringify(answer)).toBe(200)
  }
}

/** An operator issues a requested invoice with a small PDF. */
export async function issueInvoice(request: APIRequestContext, id: string, invoiceNo: string): Promise<void> {
  const headers = { token: await operatorToken() }
  const answer = await request.post('/api/pay/ops/invoice/issue', { headers, multipart: { id, invoiceNo, file: pdfNamed('invoice.pdf') } })
  expect(await answer.json()).toMatchObject({ code: 200 })
}

/** A small PDF, as an upload. */
export function pdfNamed(name: string) {
  const text =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
    'trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) }
}

/** Particulars of a contract by the labels of their fields. */
export const PARTY = {
  主体名称: '北京某某科技有限公司',
  营业执照或身份证号码: '91350100M000100Y43',
  联系人: '张三',
  联系电话: '010-1234',
  邮箱: 'buyer@example.org',
  收件人联系地址: '北京市海淀区某路 1 号',
} as const
