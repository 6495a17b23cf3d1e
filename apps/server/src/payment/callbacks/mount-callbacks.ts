import { PAYMENT_CALLBACKS, type PayChannel } from '@gezhi/contract'
import { GatewayError, type CallbackAnswer, type PaymentGateway, type ProviderCallback } from '@gezhi/gateways'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Channels } from '../gateway/channels.ts'
import { receivePayment, type SettleParts } from '../gateway/settle-payments.ts'

/** Notifications are a few kilobytes. */
const BODY_LIMIT = 65_536

const CALLBACKS = [
  { channel: 'WX', path: PAYMENT_CALLBACKS.weChatPay.path },
  { channel: 'ZFB', path: PAYMENT_CALLBACKS.alipay.path },
] as const satisfies readonly { readonly channel: PayChannel; readonly path: string }[]

/** What books a notification. */
export type CallbackParts = Pick<SettleParts, 'orders'> & { readonly channels: Channels; readonly log: Logger }

/** Mounts the notifications of the offered providers: raw bodies, and answers in the providers' formats. */
export function mountCallbacks(app: FastifyInstance, parts: CallbackParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body))
    for (const { channel, path } of CALLBACKS) {
      const gateway = parts.channels.get(channel)
      if (gateway === undefined) continue
      const send = (reply: FastifyReply, { status, type, body }: CallbackAnswer) =>
        reply.status(status).header('cache-control', 'no-store').type(type).send(body)
      // Of the request as of our own: our envelope has HTTP status 200, which tells a provider that the notification was booked.
      const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
        const isOurs = (error.statusCode ?? 500) >= 500
        if (isOurs) request.log.error({ channel, err: error }, 'a notification failed')
        else parts.log.warn({ channel, message: error.message }, 'a notification was rejected')
        void send(reply, gateway.answerCallback(isOurs ? 'failed' : 'rejected'))
      }
      scope.post(path, { bodyLimit: BODY_LIMIT, errorHandler }, async ({ headers, body }, reply) => {
        const single = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
        const answer = await receiveCallback(parts, channel, gateway, { headers: single, body: typeof body === 'string' ? body : '' })
        return send(reply, answer)
      })
    }
  })
}

/**
 * Books what a notification proves and answers it. One that is not proven, or fits no order, is rejected, so that the provider sends it
 * again; one that was booked before is accepted.
 */
export async function receiveCallback(
  parts: CallbackParts,
  channel: PayChannel,
  gateway: PaymentGateway,
  callback: ProviderCallback,
): Promise<CallbackAnswer> {
  try {
    const payment = await gateway.readCallback(callback)
    if (payment === null) return gateway.answerCallback('accepted')
    const applied = await receivePayment(parts, channel, payment)
    return gateway.answerCallback(applied === 'wrongAmount' || applied === 'unknown' ? 'rejected' : 'accepted')
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    parts.log.warn({ channel, message: error.message }, 'a notification was rejected')
    return gateway.answerCallback(error.issue === 'credential' || error.issue === 'provider' ? 'rejected' : 'failed')
  }
}
