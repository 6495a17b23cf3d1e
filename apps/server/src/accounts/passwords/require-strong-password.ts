import { createHash } from 'node:crypto'
import { frequentPasswordSpellings, namesAsPasswords, type AccountNames } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'

let frequentHashes: ReadonlySet<string> | null = null

/**
 * Throws PASSWORD_COMMON or PASSWORD_IS_NAME for a new password that is easy to guess. The server knows only its MD5 (in lower case), so it
 * compares hashes: those of 10,000 common passwords, of the empty text (G210), and of the names of the account.
 */
export function requireStrongPassword(wirePassword: string, names: AccountNames): void {
  frequentHashes ??= new Set([...frequentPasswordSpellings()].map(md5))
  if (frequentHashes.has(wirePassword)) throw new CallError('PASSWORD_COMMON')
  if (namesAsPasswords(names).some((name) => md5(name) === wirePassword)) throw new CallError('PASSWORD_IS_NAME')
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
