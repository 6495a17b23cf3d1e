/** How long a signature is good for, on either side of the server's clock (G77: 5 minutes). */
export const SIGNATURE_LIFE_MS = 5 * 60_000

/**
 * The text whose MD5, in lower-case hexadecimal, is the signature of a call (G77): timestamp in ms as it stands in the header `timestamp`,
 * the token, and the body as it is sent.
 */
export function signedText(timestamp: string, token: string, body: string): string {
  return timestamp + token + body
}
