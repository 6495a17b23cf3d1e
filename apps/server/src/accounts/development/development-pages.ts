import { DEVELOPMENT_CALLS, languageOf, readPhone } from '@gezhi/contract'
import type { SandboxGateways } from '@gezhi/gateways'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from '../../http/call-error.ts'
import { FORM_LIMIT, readForm } from '../../http/form-body.ts'
import { publicAddress } from '../../http/public-address.ts'
import { readRequest } from '../../http/read-request.ts'
import { allowPage } from '../../http/security-headers.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { sendPage } from '../../http/web-files.ts'
import type { Accounts } from '../accounts.ts'
import { developmentPage, formHtml, lineHtml, tableHtml } from './development-page.ts'
import { DEVELOPMENT_TEXTS } from './development-texts.ts'
import { simulateCarrier } from './simulate-carrier.ts'
import { simulateWeChatScan } from './simulate-wechat-scan.ts'

/**
 * Pages next to the calls for developers, only while a gateway is a sandbox: `/dev/outbox` shows what would have been sent, `/dev/wechat`
 * simulates WeChat's page behind a QR code or a redirect, `/dev/phoneAuth` the carrier.
 */
export function registerDevelopmentPages(app: FastifyInstance, accounts: Accounts, sandbox: SandboxGateways): void {
  app.get('/dev/outbox', async (request, reply) => {
    const { outbox, empty, columns } = textsOf(request)
    const entries = await sandbox.outbox.list()
    const rows = entries.map(({ createTime, kind, to, text }) => [shanghaiTime(createTime), kind, to, text])
    return send(request, reply, outbox, rows.length === 0 ? lineHtml(empty) : tableHtml(columns, rows))
  })

  app.get('/dev/wechat', (request, reply) => {
    const { wechat, openId, nick, user, confirm } = textsOf(request)
    const fields = [
      { name: 'openId', label: openId, value: 'tester-1' },
      { name: 'nick', label: nick, value: user },
    ]
    return send(request, reply, wechat, formHtml(fields, confirm))
  })
  app.post('/dev/wechat', { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const { openId, nick } = await fieldsOf(request)
    const { redirectUri, state: uuid } = request.query as Readonly<Record<string, string | undefined>>
    const back = URL.parse(redirectUri ?? '')
    // Redirects with codes only to our own origin.
    if (back?.origin !== new URL(publicAddress(accounts.publicUrl, request.headers)).origin)
      throw new CallError('BAD_REQUEST', { problem: 'redirectUri' })
    const read = readRequest(
      DEVELOPMENT_CALLS.development.wechatScan,
      { uuid, openId, nick },
      languageOf(request.headers['accept-language']),
    )
    const scan = { ...read, avatar: null }
    const { code, state, kind } = await simulateWeChatScan(accounts, sandbox, scan, request.log)
    const { wechat, scanned } = textsOf(request)
    if (kind === 'qr') return send(request, reply, wechat, lineHtml(scanned))
    back.searchParams.set('code', code)
    back.searchParams.set('state', state)
    return reply.redirect(back.href, 303)
  })

  app.get('/dev/phoneAuth', (request, reply) => {
    const { phoneAuth, telephone, confirm } = textsOf(request)
    return send(request, reply, phoneAuth, formHtml([{ name: 'telephone', label: telephone, value: '' }], confirm))
  })
  app.post('/dev/phoneAuth', { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const telephone = readPhone((await fieldsOf(request))['telephone'] ?? '')
    if (telephone === null) throw new CallError('BAD_REQUEST', { problem: 'telephone' })
    await simulateCarrier(accounts, sandbox, telephone)
    const { phoneAuth, confirmed } = textsOf(request)
    return send(request, reply, phoneAuth, lineHtml(confirmed))
  })
}

function textsOf(request: FastifyRequest) {
  return DEVELOPMENT_TEXTS[languageOf(request.headers['accept-language'])]
}

function send(request: FastifyRequest, reply: FastifyReply, title: string, body: string): FastifyReply {
  const { lang } = textsOf(request)
  return sendPage(request, reply.header('cache-control', 'no-store'), developmentPage({ title, lang, body, nonce: allowPage(reply) }))
}

async function fieldsOf({ body, headers }: FastifyRequest): Promise<Readonly<Record<string, string | undefined>>> {
  const fields = await readForm(body, headers['content-type'])
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : undefined]))
}
