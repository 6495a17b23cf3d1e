import { GatewayError } from '../gateway-error.ts'
import type { Mail, MailGateway } from '../ports/mail-gateway.ts'

/** One mailbox as commonly used (a subset of RFC 5321: no quotes, comments or lists), at most 254 characters. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/** Whether a text is an address mail may be sent to. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

/** Validation common to all mail adapters. Throws `GatewayError` `recipient` for an invalid address, RangeError for an empty mail. */
export function checkMail(adapter: MailGateway['adapter'], mail: Mail): void {
  if (!mail.subject.trim() || !mail.text.trim()) throw new RangeError('a mail has a subject and a text')
  if (!isMailAddress(mail.to)) throw new GatewayError({ gateway: 'mail', adapter }, 'recipient', { detail: 'no mail address' })
}
