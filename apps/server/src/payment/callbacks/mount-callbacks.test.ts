import { PAYMENT_CALLBACKS } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buy, notify, paymentGateways, sandboxOf } from '../../testing/a-payment.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const outside = paymentGateways({ now: Date.parse('2026-11-29T10:00:00+08:00') })

describe('a notification that cannot be booked', async () => {
  const test = await buildTestApp({ gateways: outside, now: () => Date.parse('2026-11-29T10:00:00+08:00') })
  await test.service('payment').products.seed()

  it.each([
    ['weChatPay', 'application/json', '{"code":"FAIL"'],
    ['alipay', 'text/plain', 'fail'],
  ] as const)('is not accepted from %s if it is too large', async (name, type, body) => {
    const payload = 'x'.repeat(65_537)
    const { path: url } = PAYMENT_CALLBACKS[name]
    const answer = await test.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.headers['content-type']).toContain(type)
    expect(answer.body).toContain(body)
    expect(answer.body).not.toContain('BODY_TOO_LARGE')
  })

  it('is sent again if the database rejects it, and booked then', async () => {
    const { headers } = await aSession(test)
    const { orderNo } = (await buy(test, headers)).data
    await sandboxOf(outside, 'WX').provider.pay(orderNo)
    await test.database.execute(`CREATE FUNCTION reject_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'lost'; END $$`)
    await test.database.execute('CREATE TRIGGER lost BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION reject_row()')
    const failed = await notify(test, outside, 'WX', orderNo)
    await test.database.execute('DROP TRIGGER lost ON orders')
    expect([failed!.statusCode, failed!.json()]).toEqual([500, { code: 'FAIL', message: '失败' }])
    expect((await notify(test, outside, 'WX', orderNo))!.statusCode).toBe(204)
  })
})
