import { createHash, timingSafeEqual } from 'node:crypto'
import { SIGNATURE_LIFE_MS, signedText } from '@gezhi/contract'
import { CallError } from './call-error.ts'

/** Data of a signed call. */
export interface SignedCall {
  readonly timestamp: unknown
  readonly signature: unknown
  readonly token: string
  /** The raw body, empty if there is none. */
  readonly body: string
}

/**
 * Checks the signature of a call (G77). Throws SIGNATURE_MISSING naming the header, SIGNATURE_EXPIRED with the server's time when the
 * timestamp is more than 5 minutes off, SIGNATURE_WRONG. `now` in ms.
 */
export function checkSignature({ timestamp, signature, token, body }: SignedCall, now: number): void {
  if (typeof timestamp !== 'string' || !/^\d{1,15}$/.test(timestamp)) throw new CallError('SIGNATURE_MISSING', { header: 'timestamp' })
  if (typeof signature !== 'string' || !/^[0-9a-f]{32}$/i.test(signature)) throw new CallError('SIGNATURE_MISSING', { header: 'signature' })
  if (Math.abs(now - Number(timestamp)) > SIGNATURE_LIFE_MS) {
    throw new CallError('SIGNATURE_EXPIRED', { minutes: SIGNATURE_LIFE_MS / 60_000, serverTime: now })
  }
  const right = createHash('md5')
    .update(signedText(timestamp, token, body))
    .digest()
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) throw new CallError('SIGNATURE_WRONG')
}
