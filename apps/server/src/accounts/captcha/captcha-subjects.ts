import type { Device } from '../devices/device-cookie.ts'

/** Subject of a captcha for another SMS code: only the browser that solved it, or the network of a client without cookies, is let through. */
export function smsSubject(phone: string, { hash, isNew, networkHash }: Device): string {
  return `${smsSubjectsOf(phone)}${(isNew ? networkHash : hash).toString('base64url')}`
}

/** How the subjects of a phone begin. */
export function smsSubjectsOf(phone: string): string {
  return `sms:${phone}:`
}

/** Subject under which searches of a session or guest are counted. */
export function searchSubject(sessionOrGuestId: string): string {
  return `search:${sessionOrGuestId}`
}
