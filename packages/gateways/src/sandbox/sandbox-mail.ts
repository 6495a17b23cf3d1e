import { GatewayError } from '../gateway-error.ts'
import { checkMail } from '../mail/check-mail.ts'
import type { MailGateway } from '../ports/mail-gateway.ts'
import type { Outbox } from '../ports/outbox.ts'

/** Mail that goes to the outbox: subject, text and the names of its attachments. */
export function sandboxMail(outbox: Outbox): MailGateway {
  let closed = false
  return {
    adapter: 'sandbox',
    async send(mail) {
      checkMail('sandbox', mail)
      if (closed) throw new GatewayError({ gateway: 'mail', adapter: 'sandbox' }, 'unreachable', { detail: 'closed' })
      const attached = mail.attachments?.map(({ filename, content }) => `[${filename}, ${content.length} B]`) ?? []
      const text = [mail.subject, mail.text, ...attached].join('\n\n')
      await outbox.add({ kind: 'mail', to: mail.to, text, code: mail.code ?? null, createTime: new Date() })
    },
    async close() {
      closed = true
    },
  }
}
