import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alipayProvider } from '../sandbox/alipay-provider.ts'
import { memorySandboxMemory } from '../sandbox/memory-stores.ts'
import { paymentBook } from '../sandbox/payment-book.ts'
import { exchangeWith, sandboxAlipay } from '../sandbox/sandbox-payment.ts'
import { describePaymentGateway } from '../testing/describe-payment-gateway.ts'
import { describeProviderFailures, TEST_LIMITS } from '../testing/describe-provider-failures.ts'
import { startProviderServer, type ProviderServer } from '../testing/provider-server.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { alipay } from './alipay.ts'
import { parsePrivateKey, parsePublicKey } from './rsa.ts'
import { centsOf, yuanText } from './yuan.ts'

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [merchant, platform] = [keyPair(), keyPair()]
const account = { appId: '2021000000000000', sellerId: '2088000000000001' }
const clock = { now: Date.now() }
const provider = alipayProvider({
  ...account,
  merchantKey: merchant.publicKey,
  privateKey: platform.privateKey,
  codeOf: ({ orderNo }) => `https://qr.alipay.com/${orderNo}`,
  book: paymentBook(memorySandboxMemory(), 'ZFB', () => clock.now),
  now: () => clock.now,
})
const gatewayAt = (endpoint: URL, publicKey = platform.publicKey) =>
  alipay({ ...account, privateKey: merchant.privateKey, publicKey, endpoint, limits: TEST_LIMITS })

let server: ProviderServer
beforeAll(async () => {
  server = await startProviderServer((request) => provider.answer(request))
})
afterAll(() => server.close())

describePaymentGateway('Alipay, the sandbox', async () => {
  const time = { now: Date.now() }
  const gateway = sandboxAlipay(memorySandboxMemory(), () => time.now)
  return { gateway, provider: gateway.provider, clock: time }
})

const ORDER = {
  orderNo: '202601010000000000000001',
  amount: 990,
  description: '端午节 限时&活动',
  expiresAt: Date.now() + 1_800_000,
  notifyUrl: 'https://gezhi.example.com/callback',
}

describeProviderFailures('a request of Alipay', {
  server: () => server,
  call: (endpoint) => gatewayAt(endpoint).createCode(ORDER),
  idempotent: true,
  secrets: () => [String(merchant.privateKey.export({ type: 'pkcs8', format: 'pem' })).slice(30, 90)],
})

describe('Alipay', () => {
  test('an answer that is not signed by Alipay is rejected', async () => {
    const gateway = gatewayAt(server.url, keyPair().publicKey)
    expect(await rejectionOf(gateway.createCode(ORDER), () => [])).toMatchObject({ issue: 'credential' })
  })

  test('an answer cannot be changed on its way', async () => {
    const gateway = alipay({
      ...account,
      privateKey: merchant.privateKey,
      publicKey: platform.publicKey,
      endpoint: server.url,
      limits: TEST_LIMITS,
      exchange: async (request, ...rest) => {
        const answer = await exchangeWith(provider)(request, ...rest)
        return { ...answer, text: answer.text.replace('qr.alipay.com', 'qr.evil.com') }
      },
    })
    expect(await rejectionOf(gateway.createCode(ORDER), () => [])).toMatchObject({ issue: 'credential' })
  })

  test('keys are read as PEM and as the base64 of Alipay’s tool', () => {
    const privateDer = merchant.privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')
    expect(parsePrivateKey(privateDer)?.equals(merchant.privateKey)).toBe(true)
    const pem = String(merchant.privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n')
    expect(parsePrivateKey(pem)?.equals(merchant.privateKey)).toBe(true)
    const publicDer = merchant.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    expect(parsePublicKey(publicDer)?.equals(merchant.publicKey)).toBe(true)
    for (const text of ['', 'x', privateDer]) expect(parsePublicKey(text)).toBeNull()
  })

  test('amounts are exact in both directions', () => {
    for (const cents of [1, 9, 10, 99, 100, 990, 2990, 39_800, 99_999_999]) expect(centsOf(yuanText(cents))).toBe(cents)
    expect(centsOf('9.9')).toBe(990)
    for (const text of ['', '1.234', '-1', '1e3', '9,9']) expect(centsOf(text)).toBeNull()
  })
})
