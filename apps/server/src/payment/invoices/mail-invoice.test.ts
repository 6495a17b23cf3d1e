import { GatewayError } from '@gezhi/gateways'
import { describe, expect, it, vi } from 'vitest'
import { aPdf } from '../../testing/a-document.ts'
import { buy, pay, paymentGateways } from '../../testing/a-payment.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { uploadForm } from '../../testing/upload-form.ts'

const HOUR = 3_600_000
const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)
const REQUEST = { invoiceType: 1, invoiceHeader: '某公司', taxNumber: '91350100M000100Y43' }

describe('the address of an invoice', async () => {
  const test = await buildTestApp({ gateways: outside, now: () => clock.now, settings: { GEZHI_PUBLIC_URL: 'https://gezhi.example' } })
  await test.service('payment').products.seed()

  it.each([
    ['zh', '格致：发票已开具', '金额：¥398.00'],
    ['en', 'Gezhi: your invoice was issued', 'Amount: ¥398.00'],
  ])('gets one mail in %s when it was issued, also when the mail server was away', async (language, subject, amount) => {
    const { mail, sandbox } = outside
    const { headers: operator } = await aSession(test, { role: 'operator' })
    const { headers } = await aSession(test)
    const { orderNo } = (await buy(test, headers)).data
    await pay(test, outside, 'WX', orderNo)
    const to = `${orderNo}@example.org`
    const as = { ...headers, 'accept-language': language }
    const { data } = await test.post<{ id: string }>('/api/user/invoice/addInvoice', { ...REQUEST, email: to, orderNoList: [orderNo] }, as)
    const invoiceNo = orderNo.slice(-20)
    const away = vi.spyOn(mail!, 'send').mockRejectedValue(new GatewayError({ gateway: 'mail', adapter: 'smtp' }, 'unreachable'))
    await uploadForm(test, '/api/pay/ops/invoice/issue', { id: data.id, invoiceNo, file: aPdf() }, operator)
    await test.service('payment').settle()
    expect(away).toHaveBeenCalledOnce()
    away.mockRestore()
    expect(await sandbox!.outbox.list({ to })).toEqual([])
    clock.now += HOUR
    await test.service('payment').settle()
    await test.service('payment').settle()
    const mails = await sandbox!.outbox.list({ to })
    expect(mails).toHaveLength(1)
    for (const part of [subject, amount, invoiceNo, 'https://gezhi.example/user/orderCenter?tab=invoices'])
      expect(mails[0]!.text).toContain(part)
  })
})
