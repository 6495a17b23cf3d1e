import { isLoopback } from '../../settings/loopback.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Person } from '../../platform/personal-data.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Device } from '../devices/device-cookie.ts'

/** Number of failures within 15 minutes that locks a subject. */
export interface LoginLimit {
  /** The counted subject; stored as its SHA-256. */
  readonly subject: string
  readonly failures: number
  /**
   * A success clears the count, because only the owner of the account succeeds; for other subjects only the successful attempt is not
   * counted.
   */
  readonly endsWithSuccess: boolean
}

/** Origin of an attempt. */
export interface LoginOrigin {
  /** IP address of the client. */
  readonly address: string
  /** The browser, if it has logged in to the account before; else null. */
  readonly knownDevice: Device | null
}

/**
 * The limits for an attempt to log in to an account, as typed (a phone or an e-mail address). A known browser has a separate count, so
 * that nobody else can lock the owner out; in development the local machine is not counted across accounts.
 */
export function loginLimits(account: string, { address, knownDevice }: LoginOrigin, mode: Settings['GEZHI_MODE']): readonly LoginLimit[] {
  if (knownDevice !== null) return [limit(deviceSubject(knownDevice.hash, account), 20, true)]
  const network = networkOf(address)
  const ofAccount = [limit(accountSubject(account), 100, false), limit(`pair ${network} ${account}`, 5, true)]
  return mode === 'development' && isLoopback(address) ? ofAccount : [...ofAccount, limit(`network ${network}`, 30, false)]
}

/** The limit for guesses of the password by a logged-in user: five, regardless of origin. */
export function ownPasswordLimits(userId: string): readonly LoginLimit[] {
  return [limit(ownPasswordSubject(userId), 5, true)]
}

/**
 * The counted subjects of a user, by all login names. Without the combination of account and network, because the networks are unknown.
 */
export function loginSubjectsOf({ userId, telephones, emails, deviceHashes }: Person): readonly string[] {
  const ofAccount = (account: string) => [accountSubject(account), ...deviceHashes.map((hash) => deviceSubject(hash, account))]
  return [ownPasswordSubject(userId), ...[...telephones, ...emails].flatMap(ofAccount)]
}

function accountSubject(account: string): string {
  return `account ${account}`
}

function deviceSubject(hash: Buffer, account: string): string {
  return `device ${hash.toString('base64url')} ${account}`
}

function ownPasswordSubject(userId: string): string {
  return `own password of ${userId}`
}

function limit(subject: string, failures: number, endsWithSuccess: boolean): LoginLimit {
  return { subject, failures, endsWithSuccess }
}
