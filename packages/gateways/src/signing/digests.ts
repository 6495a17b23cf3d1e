import { createHash, createHmac } from 'node:crypto'

/** SHA-256 of a UTF-8 text, lower-case hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** HMAC-SHA256 of a UTF-8 text. */
export function hmacSha256(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest()
}
