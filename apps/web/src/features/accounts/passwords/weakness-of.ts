import type { AccountNames } from '@gezhi/contract/weak-password'

/**
 * Why a new password is easy to guess, as a key of `problems` in the catalogue of forms; null if it is not. Checked before the password is
 * hashed, so that the message is at its field. Without the list (offline) the server decides.
 */
export async function weaknessOf(password: string, names: AccountNames = {}): Promise<'passwordCommon' | 'passwordIsName' | null> {
  // Offline, or after an update of the server; the server checks the password again.
  const list = await import('@gezhi/contract/weak-password').catch(() => null)
  if (list === null) return null
  if (list.isFrequentPassword(password)) return 'passwordCommon'
  return list.namesAsPasswords(names).includes(password) ? 'passwordIsName' : null
}
