import { GatewayError } from '../gateway-error.ts'
import type { Mail, MailGateway } from '../ports/mail-gateway.ts'

/** One mailbox as people have it (a subset of RFC 5321: no quotes, no comments, no lists), at most 254 characters. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/** Whether mail may be sent there. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

/** What every mail adapter does first. Throws `GatewayError` `recipient` for an address no mail may go to, RangeError for an empty mail. */
export function checkMail(adapter: MailGateway['adapter'], mail: Mail): void {
  if (!mail.subject.trim() || !mail.text.trim()) throw new RangeError('a mail has a subject and a text')
  if (!isMailAddress(mail.to)) throw new GatewayError({ gateway: 'mail', adapter }, 'recipient', { detail: 'no mail address' })
}
