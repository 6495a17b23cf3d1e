import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_MS = 30_000
const ISSUER = 'Gezhi'
/** Time steps before and after the current one whose codes are accepted, because clocks differ (RFC 6238, 5.2). */
const WINDOW = 1
const RECOVERY_CODES = 10
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 160 bits in base32 (RFC 4226, 4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that authenticator apps scan; `account` names the account in the app. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString()
}

/** The code at `time` (ms). */
export function totpCode(secret: string, now: number): string {
  return totpOf(secret).generate({ timestamp: now })
}

/** The time step a code belongs to; null if it is not valid now. `now` in ms. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta
}

/** 10 recovery codes of 80 bits: 16 characters of base32 in groups of 4. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(16)]
      .map((byte) => BASE32[byte % 32])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  )
}

/** SHA-256 of a recovery code, as stored; no salt is needed because codes are random. */
export function recoveryHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_MS / 1000, secret: Secret.fromBase32(secret) })
}
