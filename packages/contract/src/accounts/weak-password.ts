import { FREQUENT_PASSWORDS } from './frequent-passwords.ts'

/** By what the owner of an account is known; what is unknown may be left out. */
export interface AccountNames {
  readonly nick?: string | null | undefined
  readonly telephone?: string | null | undefined
  readonly email?: string | null | undefined
}

let frequent: ReadonlySet<string> | null = null

/** Whether a password, whatever its case, is in the list of common passwords; the empty password is. */
export function isFrequentPassword(password: string): boolean {
  frequent ??= new Set(FREQUENT_PASSWORDS.split(' '))
  return password === '' || frequent.has(password.toLowerCase())
}

/** The common passwords in the spellings people use (lower case, capitalised, upper case) and the empty one, for comparison by their hashes. */
export function* frequentPasswordSpellings(): Generator<string> {
  yield ''
  for (const word of FREQUENT_PASSWORDS.split(' ')) yield* spellingsOf(word)
}

/** What is not accepted as the password of an account: its own names, and the part of the e-mail address before the @. */
export function namesAsPasswords({ nick, telephone, email }: AccountNames): readonly string[] {
  const names = [nick, telephone, email, email?.split('@')[0]].filter((name): name is string => typeof name === 'string' && name !== '')
  return [...new Set(names.flatMap((name) => [name, ...spellingsOf(name)]))]
}

function spellingsOf(word: string): readonly string[] {
  const lower = word.toLowerCase()
  return [...new Set([lower, lower.charAt(0).toUpperCase() + lower.slice(1), lower.toUpperCase()])]
}
