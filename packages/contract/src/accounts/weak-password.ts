import { FREQUENT_PASSWORDS } from './frequent-passwords.ts'

/** Names of the owner of an account; unknown ones may be omitted. */
export interface AccountNames {
  readonly nick?: string | null | undefined
  readonly telephone?: string | null | undefined
  readonly email?: string | null | undefined
}

let frequent: ReadonlySet<string> | null = null

/** Whether a password is in the list of common passwords, in any letter case; true for the empty password. */
export function isFrequentPassword(password: string): boolean {
  frequent ??= new Set(FREQUENT_PASSWORDS.split(' '))
  return password === '' || frequent.has(password.toLowerCase())
}

/**
 * The common passwords in the spellings people use (lower case, capitalised, upper case) and the empty one, for comparison by their hashes.
 */
export function* frequentPasswordSpellings(): Generator<string> {
  yield ''
  for (const word of FREQUENT_PASSWORDS.split(' ')) yield* spellingsOf(word)
}

/** Names that are rejected as the password of an account: its own names, and the local part of the e-mail address. */
export function namesAsPasswords({ nick, telephone, email }: AccountNames): readonly string[] {
  const names = [nick, telephone, email, email?.split('@')[0]].filter((name): name is string => typeof name === 'string' && name !== '')
  return [...new Set(names.flatMap((name) => [name, ...spellingsOf(name)]))]
}

function spellingsOf(word: string): readonly string[] {
  const lower = word.toLowerCase()
  return [...new Set([lower, lower.charAt(0).toUpperCase() + lower.slice(1), lower.toUpperCase()])]
}
