import { describe, expect, it } from 'vitest'
import { buy, paymentGateways } from '../testing/a-payment.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

describe('without a provider', async () => {
  const test = await buildTestApp({ gateways: { ...paymentGateways({ now: Date.now() }), weChatPay: null, alipay: null, sandbox: null } })

  await test.service('payment').products.seed()

  it('nothing can be bought, and no notification is received', async () => {
    const { headers } = await aSession(test)
    expect((await buy(test, headers)).data).toMatchObject({ error: 'PAYMENT_OFF' })
    expect((await test.post('/api/pay/buy/addIprCorporateTransferOrder', { productId: 1 }, headers)).data).toMatchObject({
      error: 'PAYMENT_OFF',
    })
    expect((await test.post('/api/pay/buy/listMethods', {})).data).toEqual({ wx: false, zfb: false, transfer: null, sandbox: false })
    expect((await test.post('/api/pay/callback/wechat', {})).code).toBe(404)
  })
})
