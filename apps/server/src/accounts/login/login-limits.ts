import { isLoopback } from '../../settings/loopback.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Person } from '../../platform/personal-data.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Device } from '../devices/device-cookie.ts'

/** So many failures of a subject within 15 minutes lock it. */
export interface LoginLimit {
  /** What is counted; stored as its SHA-256. */
  readonly subject: string
  readonly failures: number
  /** A success ends the count, since only the owner of the account succeeds; others only do without the attempt that succeeded. */
  readonly endsWithSuccess: boolean
}

/** Where an attempt comes from. */
export interface LoginOrigin {
  /** IP address of the client. */
  readonly address: string
  /** The browser, if somebody logged in to the account in it before; else null. */
  readonly knownDevice: Device | null
}

/**
 * What counts an attempt to log in to an account, as typed (a phone or an e-mail address). A browser that is known has a count of its own, so
 * that nobody else can lock the owner out; in development this machine is not counted over all accounts.
 */
export function loginLimits(account: string, { address, knownDevice }: LoginOrigin, mode: Settings['GEZHI_MODE']): readonly LoginLimit[] {
  if (knownDevice !== null) return [limit(deviceSubject(knownDevice.hash, account), 20, true)]
  const network = networkOf(address)
  const ofAccount = [limit(accountSubject(account), 100, false), limit(`pair ${network} ${account}`, 5, true)]
  return mode === 'development' && isLoopback(address) ? ofAccount : [...ofAccount, limit(`network ${network}`, 30, false)]
}

/** What counts guesses of the password of somebody who is logged in: five, wherever they come from. */
export function ownPasswordLimits(userId: string): readonly LoginLimit[] {
  return [limit(ownPasswordSubject(userId), 5, true)]
}

/** The counts that are about somebody, by all they log in with. That of an account and a network is not among them: nothing says which networks there were. */
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
