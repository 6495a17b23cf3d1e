import { hkdfSync } from 'node:crypto'
import { seal, unseal } from '../seal.ts'

/** The two secrets a token is sealed with: random, and stored nowhere but as hashes. */
export interface SealingSecrets {
  readonly code: string
  readonly proof: string
}

/** Encrypts a token with a key made of the secrets. */
export function sealToken(token: string, secrets: SealingSecrets): Buffer {
  return seal(token, keyOf(secrets))
}

/** The token that was sealed with the same secrets. Throws for others. */
export function unsealToken(sealed: Buffer, secrets: SealingSecrets): string {
  return unseal(sealed, keyOf(secrets))
}

function keyOf({ code, proof }: SealingSecrets): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', proof, code, 'shared login', 32))
}
