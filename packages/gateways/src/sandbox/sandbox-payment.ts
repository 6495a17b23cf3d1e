import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { alipay } from '../payment/alipay.ts'
import type { Exchange } from '../http/call-provider.ts'
import { weChatPay } from '../payment/wechat-pay.ts'
import type { PaymentGateway } from '../ports/payment-gateway.ts'
import type { SandboxMemory } from '../ports/sandbox-memory.ts'
import { alipayProvider } from './alipay-provider.ts'
import { paymentBook, type BookedOrder } from './payment-book.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { weChatPayProvider } from './wechat-pay-provider.ts'

/** A payment gateway with its simulated provider: the adapter of production over the provider's protocol, within this process. */
export interface SandboxPayment extends PaymentGateway {
  readonly adapter: 'sandbox'
  readonly provider: PaymentProvider
}

/** Page of this server on which a tester pays. */
const PAY_PAGE = '/dev/pay'

/** WeChat Pay for development. Keys are made when they are first needed and never leave the process; orders are shared by all processes. */
export function sandboxWeChatPay(memory: SandboxMemory, now: () => number = Date.now): SandboxPayment {
  return lazySandbox(() => {
    const [merchant, platform] = [generateKeyPairSync('rsa', KEY_SIZE), generateKeyPairSync('rsa', KEY_SIZE)]
    const account = { merchantId: '1900000109', appId: 'wx8888888888888888', apiKey: randomBytes(32) }
    const provider = weChatPayProvider({
      ...account,
      merchantSerial: 'SANDBOX',
      merchantKey: merchant.publicKey,
      platformKeys: [{ serial: PUBLIC_KEY_ID, privateKey: platform.privateKey, certificate: null }],
      codeOf: (order) => payPage('WX', order),
      book: paymentBook(memory, 'WX', now),
      now,
    })
    const gateway = weChatPay({
      ...account,
      privateKey: merchant.privateKey,
      serial: 'SANDBOX',
      publicKeys: new Map([[PUBLIC_KEY_ID, platform.publicKey]]),
      endpoint: new URL('https://api.mch.weixin.qq.com'),
      exchange: exchangeWith(provider),
      now,
    })
    return { gateway, provider }
  })
}

/** Alipay for development. */
export function sandboxAlipay(memory: SandboxMemory, now: () => number = Date.now): SandboxPayment {
  return lazySandbox(() => {
    const [merchant, platform] = [generateKeyPairSync('rsa', KEY_SIZE), generateKeyPairSync('rsa', KEY_SIZE)]
    const account = { appId: '2021000000000000', sellerId: '2088000000000001' }
    const provider = alipayProvider({
      ...account,
      merchantKey: merchant.publicKey,
      privateKey: platform.privateKey,
      codeOf: (order) => payPage('ZFB', order),
      book: paymentBook(memory, 'ZFB', now),
      now,
    })
    const gateway = alipay({
      ...account,
      privateKey: merchant.privateKey,
      publicKey: platform.publicKey,
      endpoint: new URL('https://openapi.alipay.com'),
      exchange: exchangeWith(provider),
      now,
    })
    return { gateway, provider }
  })
}

const KEY_SIZE = { modulusLength: 2048 }
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0000000000'

/** On the server's own origin, which is that of the notification. */
function payPage(channel: 'WX' | 'ZFB', { orderNo, notifyUrl }: BookedOrder): string {
  const url = new URL(PAY_PAGE, notifyUrl)
  url.search = new URLSearchParams({ channel, orderNo }).toString()
  return url.href
}

/** Sends requests to a provider in this process. */
export function exchangeWith(provider: PaymentProvider): Exchange {
  return async ({ method, url, headers, body }) => {
    const answer = await provider.answer({ method, target: url.pathname + url.search, headers, body })
    const bytes = Buffer.from(answer.body)
    return { status: answer.status, text: bytes.toString('utf8'), bytes, headers: { 'content-type': answer.type, ...answer.headers } }
  }
}

/** To make keys takes a second of CPU: most starts of a development server never pay. */
function lazySandbox(open: () => { gateway: PaymentGateway; provider: PaymentProvider }): SandboxPayment {
  let opened: ReturnType<typeof open> | undefined
  const once = () => (opened ??= open())
  return {
    adapter: 'sandbox',
    provider: {
      answer: (request) => once().provider.answer(request),
      pay: (orderNo) => once().provider.pay(orderNo),
      callback: (orderNo, lie) => once().provider.callback(orderNo, lie),
    },
    createCode: (request) => once().gateway.createCode(request),
    query: (orderNo) => once().gateway.query(orderNo),
    close: (orderNo) => once().gateway.close(orderNo),
    refund: (request) => once().gateway.refund(request),
    bill: (day) => once().gateway.bill(day),
    readCallback: (callback) => once().gateway.readCallback(callback),
    answerCallback: (result) => once().gateway.answerCallback(result),
  }
}
