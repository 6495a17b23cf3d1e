import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Whether a nonce is the proof of work for a captcha: SHA-256 of `verifyId:nonce` begins with `bits` zero bits. Finding one takes 2^bits tries. */
export function isValidProof(verifyId: string, nonce: string, bits: number): boolean {
  const hash = sha256(utf8ToBytes(`${verifyId}:${nonce}`))
  const bytes = bits >> 3
  for (let index = 0; index < bytes; index += 1) if (hash[index] !== 0) return false
  return bits % 8 === 0 || hash[bytes]! >> (8 - (bits % 8)) === 0
}
