import { expect, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { inDatabase } from './server-database.ts'
import type { SignedInAccount } from './signed-in-account.ts'
import { post } from './test-accounts.ts'

/** An order that its buyer paid at the simulated WeChat Pay; its number. */
export async function aPaidOrder(request: APIRequestContext, { token }: SignedInAccount, productId = 1): Promise<string> {
  const { data } = await post<{ orderNo: string; wxCodeUrl: string }>(request, '/api/pay/buy/createOrder', { productId }, { token })
  const { pathname, search } = new URL(data.wxCodeUrl, 'http://localhost')
  const answer = await request.post(pathname + search, { data: {}, headers: { 'accept-language': 'zh-CN' } })
  expect(await answer.text()).toContain('已支付')
  return data.orderNo
}

/** An order of the weekly pass by bank transfer: the server under test names no bank account, so that it does not offer one. */
export async function aBankTransfer(request: APIRequestContext, { token }: SignedInAccount): Promise<string> {
  const { data } = await post<{ orderNo: string }>(request, '/api/pay/buy/createOrder', { productId: 2 }, { token })
  await inDatabase(`UPDATE orders SET pay_type = 'DGZZ', wx_code = '', zfb_code = '' WHERE order_no = $1`, [data.orderNo])
  return data.orderNo
}

/** The buyer uploads a picture as the slip of a transfer. */
export async function uploadSlip(baseURL: string | undefined, { token }: SignedInAccount, orderNo: string): Promise<void> {
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#3366ff' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('orderNo', orderNo)
  form.append('file', new File([new Uint8Array(picture)], 'slip.jpg'))
  const answer = await fetch(new URL('/api/pay/order/uploadSlip', baseURL), { method: 'POST', body: form, headers: { token } })
  expect(((await answer.json()) as { code: number }).code).toBe(200)
}
