import { languageOf } from '@gezhi/contract'
import type { SandboxGateways, SandboxPayment } from '@gezhi/gateways'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { developmentPage, formHtml, lineHtml } from '../accounts/development/development-page.ts'
import { FORM_LIMIT } from '../http/form-body.ts'
import { allowPage } from '../http/security-headers.ts'
import { sendPage } from '../http/web-files.ts'
import { receiveCallback, type CallbackParts } from './callbacks/mount-callbacks.ts'

const TEXTS = {
  zh: { lang: 'zh-CN', title: '模拟支付', pay: '支付', paid: '已支付，请回到支付页面', over: '订单不存在、已关闭或已超时' },
  en: {
    lang: 'en',
    title: 'Simulate a payment',
    pay: 'Pay',
    paid: 'Paid; return to the payment page',
    over: 'The order does not exist, or is closed or expired',
  },
} as const

/** /dev/pay, only while payment is a sandbox: where the QR codes lead; a tester pays there, and the simulated provider notifies. */
export function mountDevelopmentPages(app: FastifyInstance, sandbox: SandboxGateways, parts: CallbackParts): void {
  const channelOf = (request: FastifyRequest) => {
    const { channel, orderNo } = request.query as Readonly<Record<string, unknown>>
    const name = channel === 'ZFB' ? 'ZFB' : 'WX'
    return { name, gateway: name === 'WX' ? sandbox.weChatPay : sandbox.alipay, orderNo: String(orderNo) } as const
  }
  app.get('/dev/pay', (request, reply) => send(request, reply, formHtml([], textsOf(request).pay)))
  app.post('/dev/pay', { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const { name, gateway, orderNo } = channelOf(request)
    const { paid, over } = textsOf(request)
    const isPaid =
      gateway !== null &&
      /^\d{24}$/.test(orderNo) &&
      (await pay(gateway, orderNo, (callback) => receiveCallback(parts, name, gateway, callback)))
    return send(request, reply, lineHtml(isPaid ? paid : over))
  })
}

type Callback = NonNullable<Awaited<ReturnType<SandboxPayment['provider']['callback']>>>

async function pay({ provider }: SandboxPayment, orderNo: string, receive: (callback: Callback) => Promise<unknown>): Promise<boolean> {
  if (!(await provider.pay(orderNo))) return false
  const callback = await provider.callback(orderNo)
  if (callback !== null) await receive(callback)
  return true
}

function textsOf(request: FastifyRequest) {
  return TEXTS[languageOf(request.headers['accept-language'])]
}

function send(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const { lang, title } = textsOf(request)
  return sendPage(request, reply.header('cache-control', 'no-store'), developmentPage({ title, lang, body, nonce: allowPage(reply) }))
}
