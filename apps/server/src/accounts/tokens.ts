import { hash, randomBytes } from 'node:crypto'

/** A token nobody can guess: 256 random bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, or of any other secret too long to guess: its SHA-256. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** A session token: one character longer than a guest's, so that each is looked up in one table only. */
export function newSessionToken(): string {
  return `s${newToken()}`
}

/** Whether a text has the form of a session's token. */
export function isSessionToken(token: string): boolean {
  return /^s[\w-]{43}$/.test(token)
}
