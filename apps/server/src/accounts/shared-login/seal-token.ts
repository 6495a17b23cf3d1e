import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The two secrets a token is sealed with: random, and stored nowhere but as hashes. */
export interface SealingSecrets {
  readonly code: string
  readonly proof: string
}

/** Encrypts a token with AES-256-GCM: nonce, tag and ciphertext in one. */
export function sealToken(token: string, secrets: SealingSecrets): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secrets), nonce)
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The token that was sealed with the same secrets. Throws for others. */
export function unsealToken(sealed: Buffer, secrets: SealingSecrets): string {
  const decipher = createDecipheriv(ALGORITHM, keyOf(secrets), sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

function keyOf({ code, proof }: SealingSecrets): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', proof, code, 'shared login', 32))
}
