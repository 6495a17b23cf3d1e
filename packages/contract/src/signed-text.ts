/** Validity of a signature, before and after the server's clock (G77: 5 minutes). */
export const SIGNATURE_LIFE_MS = 5 * 60_000

/**
 * The text whose MD5, in lower-case hexadecimal, is the signature of a call (G77): the header `timestamp` (ms), the token, and the body
 * as sent.
 */
export function signedText(timestamp: string, token: string, body: string): string {
  return timestamp + token + body
}
