import type { LoginAnswer, UserProduct } from '@gezhi/contract/client'
import { createEvent, useStore } from '../store/create-store.ts'
import { createStoredValue } from '../storage/stored-value.ts'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { clearStorage } from './clear-storage.ts'
import { removePendingLogin } from './pending-login.ts'
import { userOf, type SessionUser } from './session-user.ts'

export type { SessionUser } from './session-user.ts'

/** A new session: its token and user. */
export interface OpenedSession {
  readonly token: string
  readonly user: SessionUser
}

// Under `token` is the session's token if a user is stored, otherwise a guest's (B.navigation.07).
const USER_KEY = 'user'
const TOKEN_KEY = 'token'
const GUEST_UNTIL_KEY = 'youkeTokenUntil'
const PRODUCTS_KEY = 'userProduct'
const TRIAL_KEY = 'trialApTime'
const LOGGED_IN_BEFORE_KEY = 'hasLoggedInBefore'

const storedUser = createStoredValue(USER_KEY, readUser)
const storedProducts = createStoredValue(PRODUCTS_KEY, readProducts)
const loggedIn = createEvent<OpenedSession>()

/** The signed-in user, null for a visitor. The same object until another user signs in. */
export function sessionUser(): SessionUser | null {
  return storedUser.get()
}

/** The token of the signed-in user, null for a visitor. */
export function sessionToken(): string | null {
  return sessionUser() ? readStored(TOKEN_KEY) : null
}

/** Stores the response of a login: from now on calls are the user's (B.login.31 to 36). Code that waits for a login is notified. */
export function openSession({ token, userProduct, loginBean }: LoginAnswer): void {
  const user = userOf(loginBean)
  removePendingLogin()
  storeSession({ token, user })
  cacheProducts(userProduct)
  writeStored(TRIAL_KEY, loginBean.trialApTime)
  writeStored(LOGGED_IN_BEFORE_KEY, 'true')
  loggedIn.emit({ token, user })
}

/** Adopts a session opened by another of our sites; the products are loaded by the next poll. */
export function attachSession(session: OpenedSession): void {
  storeSession(session)
}

/** Whether the login named a trial of the user. */
export function hasTrial(): boolean {
  return readStored(TRIAL_KEY) !== null
}

/** Subscribes to every login that was completed here (B.login.33). Returns a function that unsubscribes. */
export function onLoginSuccess(listener: (login: OpenedSession) => void): () => void {
  return loggedIn.subscribe(listener)
}

/** Stores the server's current data of the signed-in user; does nothing if nobody is signed in. */
export function storeUser(facts: SessionUser): void {
  if (!sessionUser()) return
  const text = JSON.stringify(userOf(facts))
  if (text === readStored(USER_KEY)) return
  storedUser.write(text)
}

/** The products of the signed-in user as last received; empty for a visitor. */
export function cachedProducts(): readonly UserProduct[] {
  return storedProducts.get()
}

/** The same; re-renders when a poll brought other products. */
export function useCachedProducts(): readonly UserProduct[] {
  return useStore(storedProducts)
}

/** Stores the products of the user, the one with the most results first. */
export function cacheProducts(products: readonly UserProduct[]): void {
  const text = JSON.stringify(products)
  if (text !== readStored(PRODUCTS_KEY)) storedProducts.write(text)
}

/** Forgets the user and all that was stored for them; what a logout keeps stays (B.session.02). */
export function closeSession(): void {
  clearStorage()
  storedUser.refresh()
  storedProducts.refresh()
}

/** The signed-in user; re-renders when it changes, in this tab or in another. */
export function useSessionUser(): SessionUser | null {
  return useStore(storedUser)
}

function storeSession({ token, user }: OpenedSession): void {
  writeStored(GUEST_UNTIL_KEY, null)
  writeStored(TOKEN_KEY, token)
  storedUser.write(JSON.stringify(user))
}

function readProducts(text: string | null): readonly UserProduct[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? (stored as UserProduct[]) : []
  } catch {
    return []
  }
}

function readUser(text: string | null): SessionUser | null {
  if (text === null) return null
  try {
    const user: unknown = JSON.parse(text)
    return typeof user === 'object' && user !== null && 'nick' in user ? (user as SessionUser) : null
  } catch {
    return null
  }
}
