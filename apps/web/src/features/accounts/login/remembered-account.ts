import { rememberMeCookie, rememberMeIn } from './remember-me-cookie.ts'
import { openSealingKey } from './sealing-key.ts'

/** Data stored by "remember me": enough to fill in the form of mode 1. */
export interface RememberedAccount {
  readonly account: string
  readonly password: string
}

const DAYS = 7
/** Bytes of the nonce of AES-GCM (NIST SP 800-38D). */
const NONCE = 12

/** Whether this browser can encrypt here: pages served over plain http from another machine cannot, and then nothing is stored. */
export function canRemember(): boolean {
  return typeof crypto.subtle === 'object' && typeof indexedDB === 'object'
}

/** Stores an account in a cookie for 7 days, encrypted with a key that never leaves this browser (G37). Stores nothing if that fails. */
export async function rememberAccount(account: RememberedAccount): Promise<void> {
  if (!canRemember()) return
  try {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
    const text = new TextEncoder().encode(JSON.stringify(account))
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await openSealingKey(), text))
    setCookie(btoa(String.fromCharCode(...nonce, ...sealed)), DAYS * 24 * 60 * 60)
  } catch {
    forgetAccount()
  }
}

/** The stored account; null if there is none, it is too old, or the key is gone. */
export async function rememberedAccount(): Promise<RememberedAccount | null> {
  if (!canRemember()) return null
  try {
    const value = rememberMeIn(document.cookie, location.protocol)
    if (value === null) return null
    const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0))
    const [iv, sealed] = [bytes.slice(0, NONCE), bytes.slice(NONCE)]
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await openSealingKey(), sealed)
    return JSON.parse(new TextDecoder().decode(text)) as RememberedAccount
  } catch {
    forgetAccount()
    return null
  }
}

/** Removes the stored account. */
export function forgetAccount(): void {
  setCookie('', 0)
}

function setCookie(value: string, seconds: number): void {
  document.cookie = rememberMeCookie(value, seconds, location.protocol)
}
