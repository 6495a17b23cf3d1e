import { beforeAll, describe, expect, test } from 'vitest'
import type { PhoneAuthGateway } from '../ports/phone-auth-gateway.ts'
import { rejectionOf } from './rejection-of.ts'

export interface PhoneAuthUnderTest {
  readonly gateway: PhoneAuthGateway
  /** Simulates the carrier's confirmation of a phone; returns the token its script would get. */
  readonly vouch: (phone: string) => Promise<string>
}

/** The contract of every adapter of carrier authentication. */
export function describePhoneAuthGateway(name: string, open: () => Promise<PhoneAuthUnderTest>): void {
  describe(`phone authentication gateway ${name}`, () => {
    let phoneAuth: PhoneAuthUnderTest
    beforeAll(async () => {
      phoneAuth = await open()
    })

    test('is named after its adapter', () => expect(phoneAuth.gateway.adapter).toBe(name))

    test('a page gets what it begins with', async () => {
      const start = await phoneAuth.gateway.begin({ url: 'https://gezhi.example.com/login?id=1', origin: 'https://gezhi.example.com' })
      expect(start.accessToken).not.toBe('')
      expect(start.jwtToken).not.toBe('')
    })

    test('a token becomes the number it stands for', async () => {
      const tokens = await Promise.all(['13900000001', '19912345678'].map((phone) => phoneAuth.vouch(phone)))
      const phones = await Promise.all(tokens.map((token) => phoneAuth.gateway.phoneOf(token)))
      expect(phones).toEqual(['13900000001', '19912345678'])
    })

    test('a token works once', async () => {
      const token = await phoneAuth.vouch('13900000001')
      await phoneAuth.gateway.phoneOf(token)
      const error = await rejectionOf(phoneAuth.gateway.phoneOf(token), [token, '13900000001'])
      expect(error).toMatchObject({ gateway: 'phoneAuth', adapter: name, issue: 'credential', mayHaveHappened: false })
    })

    test.each(['', 'made-up', '令牌', 'a b', 'x'.repeat(5_000)])('%o is no token', async (token) => {
      expect(await rejectionOf(phoneAuth.gateway.phoneOf(token))).toMatchObject({ issue: 'credential' })
    })
  })
}
