import { createCipheriv, createDecipheriv } from 'node:crypto'

/** A text encrypted by AES-256-GCM: base64 of the ciphertext followed by the tag of 16 bytes. */
export interface SealedText {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated: string
}

const TAG = 16

/** The plain text; throws if key, nonce, associated data or ciphertext were changed. */
export function openSealed({ ciphertext, nonce, associated }: SealedText, key: Buffer): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  if (bytes.length < TAG) throw new Error('too short')
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
  cipher.setAuthTag(bytes.subarray(-TAG)).setAAD(Buffer.from(associated))
  return Buffer.concat([cipher.update(bytes.subarray(0, -TAG)), cipher.final()]).toString('utf8')
}

/** Encrypts a text; `nonce` has 12 bytes. */
export function sealText(text: string, { nonce, associated }: Omit<SealedText, 'ciphertext'>, key: Buffer): SealedText {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
  cipher.setAAD(Buffer.from(associated))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { ciphertext: bytes.toString('base64'), nonce, associated }
}
