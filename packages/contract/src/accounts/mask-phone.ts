/** A phone number for display: first 3 digits, asterisks, last 4 (B.login.23). An empty or already masked value is returned unchanged. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(.{3}).+(.{4})$/, '$1****$2')
}

/** Whether a text is a mobile number of mainland China as `maskPhone` displays it. */
export function isMaskedPhone(text: string): boolean {
  return /^1\d{2}\*{4}\d{4}$/.test(text)
}
