/** What a captcha stands between a phone and one more code by. */
export function smsSubject(phone: string): string {
  return `sms:${phone}`
}

/** As whom the searches of a session or guest are counted. */
export function searchSubject(sessionOrGuestId: string): string {
  return `search:${sessionOrGuestId}`
}
