import { isLoopback } from '../../settings/loopback.ts'
import { countedNetworks, networkOf } from '../../http/network-of.ts'
import type { Person } from '../../platform/personal-data.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Device } from '../devices/device-cookie.ts'

/** Number of failures within 15 minutes that locks a subject. */
export interface LoginLimit {
  /** The counted subject; stored as its SHA-256. */
  readonly subject: string
  /** The account that is guarded: the phone or e-mail address as typed, or the user id; null for a network. */
  readonly account: string | null
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
  if (knownDevice !== null) return [limit({ subject: `device ${knownDevice.hash.toString('base64url')} ${account}`, account }, 20, true)]
  const network = networkOf(address)
  const ofAccount = [
    limit({ subject: `account ${account}`, account }, 100, false),
    limit({ subject: `pair ${network} ${account}`, account }, 5, true),
  ]
  return mode === 'development' && isLoopback(address)
    ? ofAccount
    : [
        ...ofAccount,
        ...countedNetworks(address).map((one) => limit({ subject: `network ${one.network}`, account: null }, 30 * one.share, false)),
      ]
}

/** What a logged-in user proves their identity by. */
export type ProofKind = 'password' | 'totp'

/**
 * The limit for proofs of identity in a session: five wrong ones. A known browser has a separate count, and logins have others, so that a
 * stolen token cannot lock its owner.
 */
export function proofLimits(kind: ProofKind, userId: string, knownDevice: Device | null): readonly LoginLimit[] {
  return [limit({ subject: `${kind} proof of ${userId}${inBrowser(knownDevice)}`, account: userId }, 5, true)]
}

/** The limits for the TOTP code of a login whose first factor was right: a known browser has a separate count. */
export function totpLoginLimits(userId: string, { address, knownDevice }: LoginOrigin): readonly LoginLimit[] {
  const subject = `totp login of ${userId}`
  if (knownDevice !== null) return [limit({ subject: subject + inBrowser(knownDevice), account: userId }, 5, true)]
  return [
    limit({ subject, account: userId }, 20, false),
    limit({ subject: `${subject} from ${networkOf(address)}`, account: userId }, 5, true),
  ]
}

function inBrowser(knownDevice: Device | null): string {
  return knownDevice === null ? '' : ` in ${knownDevice.hash.toString('base64url')}`
}

/** The names under which login attempts for an account are counted (`LoginLimit.account`). */
export function guardedNamesOf({ userId, phones, emails }: Pick<Person, 'userId' | 'phones' | 'emails'>): readonly string[] {
  return [userId, ...phones, ...emails]
}

function limit(counted: Pick<LoginLimit, 'subject' | 'account'>, failures: number, endsWithSuccess: boolean): LoginLimit {
  return { ...counted, failures, endsWithSuccess }
}
