import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { describeMailGateway } from '../testing/describe-mail-gateway.ts'
import { freePort } from '../testing/provider-server.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../testing/smtp-receiver.ts'
import { smtpMail, type SmtpMailOptions } from './smtp-mail.ts'
import { parseSmtpUrl } from './smtp-server-address.ts'

const LIMITS = { connectMs: 1_000, silenceMs: 1_000, attempts: 2, pauseMs: 400 }
const LOGIN = { user: 'no-reply@example.com', password: 'p@ss/wörd:1' }
const MAIL = { to: 'li.si@example.com', subject: '验证', text: 'https://gezhi.example.com/?token=abc' }
const SECRETS = [LOGIN.password, LOGIN.user, MAIL.to, Buffer.from(LOGIN.password).toString('base64')]

function open(url: string, changes: Partial<SmtpMailOptions> = {}) {
  const from = { address: 'no-reply@example.com', name: '格致' }
  return smtpMail({ server: parseSmtpUrl(url)!, from, limits: LIMITS, ...changes })
}

const receivers: SmtpReceiver[] = []
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((one) => one.close()))
})

async function receive(...options: Parameters<typeof startSmtpReceiver>): Promise<SmtpReceiver> {
  const receiver = await startSmtpReceiver(...options)
  receivers.push(receiver)
  return receiver
}

function loginUrl(port: number, { user, password } = LOGIN): string {
  return `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`
}

describeMailGateway('smtp', async () => {
  const receiver = await startSmtpReceiver()
  return {
    gateway: open(`smtp://127.0.0.1:${receiver.port}`),
    received: async () =>
      receiver.mails.map(({ to, content }) => ({
        to: to.join(),
        text: [content.subject, content.text, ...content.attachments.map(({ filename }) => filename)].join('\n'),
      })),
    close: () => receiver.close(),
  }
})

describe('mail over SMTP', () => {
  test('with login, sender, HTML, attachment and the word that a machine wrote it', async () => {
    const receiver = await receive({ login: LOGIN })
    const content = new Uint8Array([0, 1, 254, 255])
    await open(loginUrl(receiver.port)).send({
      ...MAIL,
      html: '<b>验证</b>',
      attachments: [{ filename: '结果 1.xls', contentType: 'application/vnd.ms-excel', content }],
    })
    expect(receiver.mails).toMatchObject([{ from: 'no-reply@example.com', to: ['li.si@example.com'], user: LOGIN.user }])
    const mail = receiver.mails[0]!.content
    expect(mail).toMatchObject({ subject: '验证', from: { name: '格致', address: 'no-reply@example.com' }, to: [{ address: MAIL.to }] })
    expect(mail.html).toContain('<b>验证</b>')
    expect(mail.attachments).toMatchObject([{ filename: '结果 1.xls', mimeType: 'application/vnd.ms-excel' }])
    expect(new Uint8Array(mail.attachments[0]!.content as ArrayBuffer)).toEqual(content)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(mail.messageId).toMatch(/^<[^>]+@example\.com>$/)
  })

  test('a wrong password is a matter of the operator, and stands in no error', async () => {
    const receiver = await receive({ login: { ...LOGIN, password: 'another' } })
    const error = await rejectionOf(open(loginUrl(receiver.port)).send(MAIL), SECRETS)
    expect(error).toMatchObject({ issue: 'configuration', providerCode: '535', mayHaveHappened: false })
    expect(receiver.connections()).toBe(1)
  })

  test.each([
    ['rcpt', 550, '5.1.1 no such user li.si@example.com', 'recipient'],
    ['rcpt', 550, '5.7.1 relaying denied', 'configuration'],
    ['rcpt', 451, '4.7.1 greylisted, come back later', 'throttled'],
    ['from', 553, '5.1.8 sender refused', 'configuration'],
    ['data', 554, '5.6.0 looks like spam', 'configuration'],
    ['data', 452, '4.3.1 too many mails', 'throttled'],
  ] as const)('%s answered with %i %s is %s, and is requested once', async (step, code, text, issue) => {
    const receiver = await receive()
    receiver.rejectWith[step] = { code, text }
    const error = await rejectionOf(open(`smtp://127.0.0.1:${receiver.port}`).send(MAIL), [MAIL.to])
    expect(error).toMatchObject({ issue, providerCode: String(code), mayHaveHappened: false })
    expect(receiver.connections()).toBe(1)
  })

  test('nobody listens: unreachable', async () => {
    const error = await rejectionOf(open(`smtp://127.0.0.1:${await freePort()}`).send(MAIL), [MAIL.to])
    expect(error).toMatchObject({ issue: 'unreachable', providerCode: 'ECONNREFUSED', mayHaveHappened: false })
  })

  test('back within the pause: the mail arrives', async () => {
    const port = await freePort()
    const sent = open(`smtp://127.0.0.1:${port}`).send(MAIL)
    await sleep(LIMITS.pauseMs / 2)
    const receiver = await receive({}, port)
    await sent
    expect(receiver.mails.length).toBe(1)
  })

  test('silence after the mail was given: it may have been taken, and is not given again', async () => {
    const receiver = await receive()
    receiver.rejectWith.silentData = true
    const error = await rejectionOf(open(`smtp://127.0.0.1:${receiver.port}`).send(MAIL), [MAIL.to])
    expect(error).toMatchObject({ issue: 'timeout', mayHaveHappened: true })
    expect(receiver.connections()).toBe(1)
  })

  test('closing waits for the mail under way', async () => {
    const receiver = await receive()
    const gateway = open(`smtp://127.0.0.1:${receiver.port}`)
    const sent = gateway.send(MAIL)
    await gateway.close()
    expect(receiver.mails.length).toBe(1)
    await sent
  })
})

const certificate = makeCertificate()

// Node cannot create certificates; these tests run on any system with openssl.
describe.skipIf(certificate === null)('mail over TLS', () => {
  test('a server without STARTTLS gets no mail where TLS is required', async () => {
    const receiver = await receive()
    const server = { ...parseSmtpUrl(`smtp://127.0.0.1:${receiver.port}`)!, tls: 'required' as const }
    const error = await rejectionOf(open('smtp://localhost', { server }).send(MAIL), [MAIL.to])
    expect(error).toMatchObject({ issue: 'configuration', mayHaveHappened: false })
    expect(receiver.mails).toEqual([])
  })

  test.each(['start', 'required'] as const)(
    'tls=%s: a certificate nobody vouches for ends it, before the password is sent',
    async (tls) => {
      const receiver = await receive({ login: LOGIN, disabledCommands: [], secure: tls === 'start', ...certificate! })
      const server = { ...parseSmtpUrl(loginUrl(receiver.port))!, tls }
      const error = await rejectionOf(open('smtp://localhost', { server }).send(MAIL), SECRETS)
      expect(error).toMatchObject({ issue: 'configuration', providerCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', mayHaveHappened: false })
      expect(receiver.mails).toEqual([])
    },
  )

  test.each(['start', 'required'] as const)('tls=%s: with a certificate that is vouched for the mail goes encrypted', async (tls) => {
    const receiver = await receive({ login: LOGIN, disabledCommands: [], secure: tls === 'start', ...certificate! })
    const server = { ...parseSmtpUrl(loginUrl(receiver.port))!, host: 'localhost', tls }
    await open('smtp://localhost', { server, ca: certificate!.cert }).send(MAIL)
    expect(receiver.mails).toMatchObject([{ secure: true, user: LOGIN.user }])
  })
})

/** A self-signed certificate for localhost; null without openssl. */
function makeCertificate(): { readonly key: string; readonly cert: string } | null {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-smtp-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const what = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  ]
  try {
    execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '1', ...what, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } catch {
    console.warn('mail over TLS is not tested: there is no openssl to make a certificate with')
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}
