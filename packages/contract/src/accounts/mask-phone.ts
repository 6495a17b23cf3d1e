/** A phone number for display: first 3 digits, asterisks, last 4 (B.login.23). An empty or already masked value is returned unchanged. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(.{3}).+(.{4})$/, '$1****$2')
}
