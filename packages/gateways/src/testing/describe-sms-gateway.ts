import { beforeAll, describe, expect, test } from 'vitest'
import type { SmsGateway } from '../ports/sms-gateway.ts'
import { rejectionOf } from './rejection-of.ts'

export interface SmsUnderTest {
  readonly gateway: SmsGateway
  /** Received messages, oldest first. */
  readonly received: () => Promise<readonly { readonly phone: string; readonly code: string; readonly minutes: string }[]>
}

/** The contract of every SMS adapter. */
export function describeSmsGateway(name: string, open: () => Promise<SmsUnderTest>): void {
  describe(`SMS gateway ${name}`, () => {
    let sms: SmsUnderTest
    beforeAll(async () => {
      sms = await open()
    })

    test('is named after its adapter', () => expect(sms.gateway.adapter).toBe(name))

    test.each(['13900000001', '+8613900000001', '008613900000001', ' 13900000001 '])('a code for %o comes to the phone', async (phone) => {
      const before = (await sms.received()).length
      await sms.gateway.sendCode({ phone, code: '042137', minutes: 5 })
      expect((await sms.received()).slice(before)).toEqual([{ phone: '13900000001', code: '042137', minutes: '5' }])
    })

    test('codes sent together come once each', async () => {
      const codes = ['100001', '100002', '100003', '100004', '100005']
      await Promise.all(codes.map((code) => sms.gateway.sendCode({ phone: '13900000002', code, minutes: 5 })))
      const received = (await sms.received()).filter(({ phone }) => phone === '13900000002')
      expect(received.map(({ code }) => code).toSorted()).toEqual(codes)
    })

    test.each(['', '12900000001', '1390000000', '139000000011', '+4915112345678', '13900000001,13900000002', '１３９００００００００１'])(
      'nothing goes to %o',
      async (phone) => {
        const before = (await sms.received()).length
        const error = await rejectionOf(sms.gateway.sendCode({ phone, code: '042137', minutes: 5 }), ['042137'])
        expect(error).toMatchObject({ gateway: 'sms', adapter: name, issue: 'recipient', mayHaveHappened: false })
        expect((await sms.received()).length).toBe(before)
      },
    )

    test.each([
      { code: '123', minutes: 5 },
      { code: '12345a', minutes: 5 },
      { code: '123456789', minutes: 5 },
      { code: '123456', minutes: 0 },
      { code: '123456', minutes: 61 },
      { code: '123456', minutes: 1.5 },
    ])('a caller cannot send %o', async (message) => {
      const before = (await sms.received()).length
      await expect(sms.gateway.sendCode({ phone: '13900000001', ...message })).rejects.toThrow(RangeError)
      expect((await sms.received()).length).toBe(before)
    })
  })
}
