/** A phone as others may see it: first 3 digits, stars, last 4 (B.login.23). */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
}
