/** A phone as others may see it: first 3 digits, stars, last 4 (B.login.23). No phone stays `''`, and what is masked already stays as it is. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(.{3}).+(.{4})$/, '$1****$2')
}
