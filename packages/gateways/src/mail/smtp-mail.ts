import { setTimeout as sleep } from 'node:timers/promises'
import { GatewayError } from '../gateway-error.ts'
import type { Mail, MailGateway } from '../ports/mail-gateway.ts'
import { strikeOutSecrets } from '../strike-out-secrets.ts'
import { checkMail } from './check-mail.ts'
import { handInMail, SmtpFailure, type SmtpLimits } from './hand-in-mail.ts'
import { smtpIssue } from './smtp-issues.ts'
import type { SmtpServerAddress } from './smtp-server-address.ts'

export interface SmtpMailOptions {
  readonly server: SmtpServerAddress
  /** The address, and the name next to it; null for none. */
  readonly from: { readonly address: string; readonly name: string | null }
  /** Certificate of the authority that signed the server's certificate, PEM; by default Node's trusted authorities. */
  readonly ca?: string
  readonly limits?: SmtpLimits & { readonly attempts: number; readonly pauseMs: number }
}

const LIMITS = { connectMs: 5_000, silenceMs: 20_000, attempts: 2, pauseMs: 500 }
const AT = { gateway: 'mail', adapter: 'smtp' } as const

/** Mail by SMTP submission (RFC 6409). A mail that may have been accepted is never submitted again. */
export function smtpMail(options: SmtpMailOptions): MailGateway {
  const inProgress = new Set<Promise<void>>()
  let closed = false
  return {
    adapter: 'smtp',
    async send(mail) {
      checkMail('smtp', mail)
      if (closed) throw new GatewayError(AT, 'unreachable', { detail: 'closed' })
      const sending = sendMail(options, mail)
      inProgress.add(sending)
      await sending.finally(() => inProgress.delete(sending))
    },
    async close() {
      closed = true
      await Promise.allSettled(inProgress)
    },
  }
}

/** Composed once, so that a second attempt carries the same Message-ID. */
async function sendMail(options: SmtpMailOptions, mail: Mail): Promise<void> {
  const limits = options.limits ?? LIMITS
  const message = await compose(options, mail)
  for (let attempt = 1; ; attempt++) {
    try {
      await handInMail(options, limits, { from: options.from.address, to: mail.to }, message)
      return
    } catch (error) {
      const failure = toGatewayError(options, mail, error)
      if (failure.issue !== 'unreachable' || attempt >= limits.attempts) throw failure
      await sleep(limits.pauseMs)
    }
  }
}

async function compose({ from }: SmtpMailOptions, mail: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const attachments = mail.attachments?.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  }))
  return new MailComposer({
    from: { name: from.name ?? '', address: from.address },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(attachments === undefined ? {} : { attachments }),
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

function toGatewayError({ server }: SmtpMailOptions, mail: Mail, error: unknown): GatewayError {
  if (!(error instanceof SmtpFailure)) throw error
  const { responseCode, originalCode, code } = error.error
  const providerCode = responseCode === undefined ? (originalCode ?? code ?? null) : String(responseCode)
  const secrets = [server.login?.user ?? '', server.login?.password ?? '', mail.to]
  return new GatewayError(AT, smtpIssue(error.phase, error.error), { providerCode, detail: strikeOutSecrets(error.message, secrets) })
}
