import { beforeEach, describe, expect, it } from 'vitest'
import { buy, pay, paymentGateways } from '../../testing/a-payment.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { paymentActions } from './payment-actions-table.ts'

const clock = { now: Date.parse('2026-11-29T10:00:00+08:00') }
const outside = paymentGateways(clock)

describe('the exported actions of operators', async () => {
  const test = await buildTestApp({ gateways: outside, now: () => clock.now })
  await test.service('payment').products.seed()
  let operator: { readonly headers: Record<string, string>; readonly user: { readonly nick: string } }
  let buyer: { readonly headers: Record<string, string>; readonly user: { readonly nick: string } }
  beforeEach(async () => {
    operator = await aSession(test, { role: 'operator' })
    buyer = await aSession(test)
  })
  const exported = (query: Record<string, string> = {}, headers = operator.headers) =>
    test.app.inject({ url: `/api/pay/ops/action/export?${new URLSearchParams(query).toString()}`, headers })

  it('have who, when, what, whose and why, as the list is filtered, and no text that begins a formula', async () => {
    const { data } = await buy(test, buyer.headers, { productId: 1 })
    await pay(test, outside, 'WX', data.orderNo)
    await test.post(
      '/api/pay/ops/refund/start',
      { orderNo: data.orderNo, price: 10.5, reason: '=HYPERLINK("https://example.org")' },
      operator.headers,
    )
    const { body, headers } = await exported({ text: data.orderNo })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('操作记录 2026-11-29.csv')
    const [heading, row, ...rest] = body.trim().split('\r\n')
    expect(heading).toBe('时间,操作人,操作,订单号,用户,产品,内容,原因')
    expect(row).toMatch(new RegExp(`^2026-11-29 10:00:00,${operator.user.nick},退款,${data.orderNo},${buyer.user.nick},`))
    expect(row).toContain('金额（元） 10.5')
    expect(row).toContain(`"'=HYPERLINK(""https://example.org"")"`)
    expect(rest).toEqual([])
    expect((await exported({ text: data.orderNo, action: 'grant' })).body.trim().split('\r\n')).toHaveLength(1)
    expect((await exported({ action: 'delete' })).json()).toMatchObject({ code: 400 })
    expect((await exported({}, buyer.headers)).json()).toMatchObject({ code: 403 })
  })

  it('are all of them, the newest first, also more than are read at once', async () => {
    const at = new Date(clock.now)
    const many = Array.from({ length: 1201 }, (_, index) => ({
      at,
      operatorId: null,
      action: 'price' as const,
      orderNo: `MANY${index}`,
      about: {},
    }))
    await test.database.insert(paymentActions).values(many)
    const rows = (await exported({ text: 'MANY' })).body.trim().split('\r\n').slice(1)
    expect(rows.map((row) => row.split(',')[3])).toEqual(many.map(({ orderNo }) => orderNo).toReversed())
    expect(rows[0]).toContain(',命令行,')
  })
})
