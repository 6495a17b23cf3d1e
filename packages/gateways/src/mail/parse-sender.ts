import { isMailAddress } from './check-mail.ts'

/** Parses `格致 <no-reply@example.com>` or `no-reply@example.com` into name and address; null for anything else. */
export function parseSender(text: string): { readonly name: string | null; readonly address: string } | null {
  const [, name, inner] = /^([^<>"\r\n]{0,64}?)\s*<([^<>\s]+)>$/.exec(text.trim()) ?? []
  const address = inner ?? text.trim()
  return isMailAddress(address) ? { name: name?.trim() || null, address } : null
}
