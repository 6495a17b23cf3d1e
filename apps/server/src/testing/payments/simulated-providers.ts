import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { PayChannel } from '@gezhi/contract'
import type { PaymentGateway, SandboxMemory } from '@gezhi/gateways'
import {
  alipay,
  alipayProvider,
  exchangeWith,
  HttpFailure,
  paymentBook,
  weChatPay,
  weChatPayProvider,
  type BookedOrder,
  type Exchange,
  type PaymentProvider,
} from '@gezhi/gateways/testing'
import type { Random } from '@gezhi/imports/demo'
import type { Interleaving } from './interleaving.ts'

/** What a provider or the network to it does wrong. */
const NETWORK_FAULTS = ['unreachable', 'lostRequest', 'lostAnswer', 'lateRequest', 'serverError', 'wrongSignature'] as const
/** Probability of a network fault. */
const ISSUE_PROBABILITY = 0.12
/** No repetition within a call: it would wait, and tasks are repeated anyway. */
const LIMITS = { attemptMs: 1000, attempts: 1, pauseMs: 0 }
/** Keys of a size that is quick to sign with; signatures are as real as others. */
const KEYS = { modulusLength: 1024 }

/** The state of a simulation that the providers need. */
export interface ProviderParts {
  readonly random: () => Random
  readonly steps: () => Interleaving
  /** The clock of the world, and that of the server, which may be wrong. ms. */
  readonly now: () => number
  readonly serverNow: () => number
  /** Whether anything goes wrong at present. */
  readonly isCalm: () => boolean
}

/** Both providers with their books, and the server's gateways to them, over a network that loses and delays. */
export interface SimulatedProviders {
  readonly channels: ReadonlyMap<PayChannel, PaymentGateway>
  readonly providers: Readonly<Record<PayChannel, PaymentProvider>>
  /** Requests that arrive after their sender has given up. */
  deliverLate(): Promise<void>
  /** Those of some orders that are in the books of a provider. */
  booksOf(channel: PayChannel, orderNos: readonly string[]): readonly BookedOrder[]
  /** Refunds that the gateway was told will not be made, although some are. */
  readonly rejected: Set<string>
  /** Network faults so far, by kind. */
  readonly faults: Map<string, number>
}

export function simulatedProviders(parts: ProviderParts): SimulatedProviders {
  const { random, steps, now, serverNow, isCalm } = parts
  const entries = new Map<string, string>()
  const memory: SandboxMemory = {
    put: async (key, value) => void entries.set(key, value),
    read: async (key) => entries.get(key) ?? null,
    take: async () => null,
  }
  const late: (() => Promise<unknown>)[] = []
  const faults = new Map<string, number>()
  const rejected = new Set<string>()
  const overNetwork = (provider: PaymentProvider): Exchange => {
    const exchange = exchangeWith(provider)
    return (request, ...rest) =>
      steps().step(`${request.method} ${routeOf(request.url, request.body)}`, async () => {
        const fault = !isCalm() && random().chance(ISSUE_PROBABILITY) ? random().pick(NETWORK_FAULTS) : 'none'
        faults.set(fault, (faults.get(fault) ?? 0) + 1)
        if (fault === 'unreachable') throw new HttpFailure('unreachable', 'ECONNREFUSED')
        if (fault === 'lostRequest') throw new HttpFailure('timeout', 'TimeoutError')
        if (fault === 'lateRequest') {
          late.push(() => exchange(request, ...rest))
          throw new HttpFailure('timeout', 'TimeoutError')
        }
        if (fault === 'serverError') return { status: 502, text: '<html>', bytes: Buffer.from('<html>'), headers: {} }
        const answer = await exchange(request, ...rest)
        if (fault === 'lostAnswer') throw new HttpFailure('broken', 'ECONNRESET')
        return fault === 'wrongSignature' ? { ...answer, text: answer.text.replace(/"sign":"..../, '"sign":"AAAA'), headers: {} } : answer
      })
  }
  const isSlow = () => !isCalm() && random().chance(0.2)
  const [merchant, platform] = [generateKeyPairSync('rsa', KEYS), generateKeyPairSync('rsa', KEYS)]
  const codeOf = ({ orderNo }: BookedOrder) => `code ${orderNo}`
  const sides = { merchantKey: merchant.publicKey, codeOf, now, isRefundSlow: isSlow }
  const weChat = { merchantId: '1900000109', appId: 'wx8888888888888888', apiKey: randomBytes(32) }
  const ali = { appId: '2021000000000000', sellerId: '2088000000000001' }
  const providers = {
    WX: weChatPayProvider({
      ...weChat,
      ...sides,
      merchantSerial: 'A1',
      platformKeys: [{ serial: 'PUB_KEY_ID_1', privateKey: platform.privateKey, certificate: null }],
      book: paymentBook(memory, 'WX', now),
    }),
    ZFB: alipayProvider({ ...ali, ...sides, privateKey: platform.privateKey, book: paymentBook(memory, 'ZFB', now) }),
  }
  const server = { privateKey: merchant.privateKey, limits: LIMITS, now: serverNow }
  const gateways: Readonly<Record<PayChannel, PaymentGateway>> = {
    WX: weChatPay({
      ...weChat,
      ...server,
      serial: 'A1',
      publicKeys: new Map([['PUB_KEY_ID_1', platform.publicKey]]),
      endpoint: new URL('https://api.mch.weixin.qq.com'),
      exchange: overNetwork(providers.WX),
    }),
    ZFB: alipay({
      ...ali,
      ...server,
      publicKey: platform.publicKey,
      endpoint: new URL('https://openapi.alipay.com'),
      exchange: overNetwork(providers.ZFB),
    }),
  }
  /** A provider that says a refund will not be made, before or after it is. */
  const rejecting = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    async refund(request) {
      const [isRejected, isMade] = await steps().step('decide a refund', async () => [
        !isCalm() && random().chance(0.05),
        random().chance(0.5),
      ])
      if (isRejected !== true) return gateway.refund(request)
      if (isMade === true) await gateway.refund(request)
      rejected.add(request.refundNo)
      return { kind: 'failed' }
    },
  })
  return {
    providers,
    channels: new Map([
      ['WX', rejecting(gateways.WX)],
      ['ZFB', rejecting(gateways.ZFB)],
    ]),
    async deliverLate() {
      for (const arrive of late.splice(0)) await arrive()
    },
    booksOf: (channel, orderNos) =>
      orderNos.flatMap((orderNo) => {
        const text = entries.get(`pay:${channel}:${orderNo}`)
        return text === undefined ? [] : [JSON.parse(text) as BookedOrder]
      }),
    rejected,
    faults,
  }
}

/** What a request is about, without the numbers in it. */
function routeOf({ pathname }: URL, body: string): string {
  const method = new URLSearchParams(body).get('method')
  return method ?? pathname.replaceAll(/\d{24}/g, 'ORDER')
}
