/** Subject of a captcha for another SMS code. */
export function smsSubject(phone: string): string {
  return `sms:${phone}`
}

/** Subject under which searches of a session or guest are counted. */
export function searchSubject(sessionOrGuestId: string): string {
  return `search:${sessionOrGuestId}`
}
