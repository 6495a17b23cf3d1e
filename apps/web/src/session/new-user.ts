import { readStored, writeStored } from '../storage/browser-storage.ts'

const KEY = 'newUser'

/** Marks the signed-in user as new, for the first tips (B.password.01, B.login-wechat.19). */
export function flagNewUser(): void {
  writeStored(KEY, 'true')
}

/** Whether who is signed in has just got their account. */
export function isNewUser(): boolean {
  return readStored(KEY) === 'true'
}
