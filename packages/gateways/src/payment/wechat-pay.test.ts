import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentBook } from '../sandbox/payment-book.ts'
import type { PaymentProvider } from '../sandbox/payment-provider.ts'
import { memorySandboxMemory } from '../sandbox/memory-stores.ts'
import { exchangeWith, sandboxWeChatPay } from '../sandbox/sandbox-payment.ts'
import { weChatPayProvider, type PlatformKey } from '../sandbox/wechat-pay-provider.ts'
import { describePaymentGateway } from '../testing/describe-payment-gateway.ts'
import { describeProviderFailures, TEST_LIMITS } from '../testing/describe-provider-failures.ts'
import { startProviderServer, type ProviderServer } from '../testing/provider-server.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { selfSignedCertificate } from '../testing/self-signed-certificate.ts'
import { weChatPay } from './wechat-pay.ts'

const YEAR = 365 * 24 * 3_600_000
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const merchant = keyPair()
const apiKey = randomBytes(32)
const account = { merchantId: '1900000109', appId: 'wx8888888888888888', apiKey }

function platformKey(serial: string, certified: boolean): PlatformKey & { publicKey: ReturnType<typeof keyPair>['publicKey'] } {
  const keys = keyPair()
  const certificate = certified ? selfSignedCertificate(keys, Date.now() - YEAR, Date.now() + YEAR) : null
  return { serial, certificate, ...keys }
}

/** A provider with certificates, and the merchant's gateway over `endpoint` or in this process. */
function open(platformKeys: readonly PlatformKey[], clock = { now: Date.now() }) {
  const provider = weChatPayProvider({
    ...account,
    merchantSerial: '5157F09EFDC096DE',
    merchantKey: merchant.publicKey,
    platformKeys,
    codeOf: ({ orderNo }) => `weixin://wxpay/bizpayurl?pr=${orderNo}`,
    book: paymentBook(memorySandboxMemory(), 'WX', () => clock.now),
    now: () => clock.now,
  })
  const gatewayAt = (endpoint: URL, over?: PaymentProvider, publicKeys = new Map<string, KeyObject>()) =>
    weChatPay({
      ...account,
      serial: '5157F09EFDC096DE',
      privateKey: merchant.privateKey,
      publicKeys,
      endpoint,
      limits: TEST_LIMITS,
      now: () => clock.now,
      ...(over && { exchange: exchangeWith(over) }),
    })
  return { provider, clock, gatewayAt, gateway: gatewayAt(new URL('https://api.mch.weixin.qq.com'), provider) }
}

describePaymentGateway('WeChat Pay with certificates', async () => open([platformKey('A1', true)]))
describePaymentGateway('WeChat Pay with a public key, the sandbox', async () => {
  const clock = { now: Date.now() }
  const gateway = sandboxWeChatPay(memorySandboxMemory(), () => clock.now)
  return { gateway, provider: gateway.provider, clock }
})

const ORDER = {
  orderNo: '202601010000000000000001',
  amount: 990,
  description: '活动',
  expiresAt: Date.now() + 1_800_000,
  notifyUrl: 'https://gezhi.example.com/callback',
}

let server: ProviderServer
// With a public key there is no second request for certificates.
const publicKey = platformKey('PUB_KEY_ID_0000000001', false)
const wire = open([publicKey])
beforeAll(async () => {
  server = await startProviderServer((request) => wire.provider.answer(request))
})
afterAll(() => server.close())

describeProviderFailures('a request of WeChat Pay', {
  server: () => server,
  call: (endpoint) => wire.gatewayAt(endpoint, undefined, new Map([[publicKey.serial, publicKey.publicKey]])).createCode(ORDER),
  idempotent: true,
  secrets: () => [apiKey.toString('base64')],
})

describe('keys of WeChat Pay', () => {
  test('a certificate that replaces another is downloaded when it first signs', async () => {
    const keys = [platformKey('OLD', true)]
    const { gateway, provider, clock } = open(keys)
    await gateway.createCode(ORDER)
    keys.push(platformKey('NEW', true))
    clock.now += 60_000
    await provider.pay(ORDER.orderNo)
    expect(await gateway.readCallback((await provider.callback(ORDER.orderNo))!)).toMatchObject({ amount: 990 })
    // Notifications that were signed before by the old one are still accepted.
    const late = (await provider.callback(ORDER.orderNo))!
    expect(await gateway.readCallback(late)).toMatchObject({ amount: 990 })
  })

  test('an unknown serial is looked up once a minute, not once a notification', async () => {
    const { provider, gatewayAt } = open([platformKey('A1', true)])
    let downloads = 0
    const counting: PaymentProvider = {
      ...provider,
      answer: (request) => {
        if (request.target === '/v3/certificates') downloads += 1
        return provider.answer(request)
      },
    }
    const gateway = gatewayAt(new URL('https://api.mch.weixin.qq.com'), counting)
    await gateway.createCode(ORDER)
    await provider.pay(ORDER.orderNo)
    const { headers, body } = (await provider.callback(ORDER.orderNo))!
    for (let i = 0; i < 5; i += 1)
      await rejectionOf(gateway.readCallback({ headers: { ...headers, 'wechatpay-serial': `X${i}` }, body }), () => [])
    expect(downloads).toBe(1)
  })

  test('a notification older than five minutes is rejected, as is one from the future', async () => {
    const { gateway, provider, clock } = open([platformKey('A1', true)])
    await gateway.createCode(ORDER)
    await provider.pay(ORDER.orderNo)
    const callback = (await provider.callback(ORDER.orderNo))!
    for (const shift of [301_000, -602_000]) {
      clock.now += shift
      expect(await rejectionOf(gateway.readCallback(callback), () => [])).toMatchObject({ issue: 'credential' })
    }
  })
})
