import { ApiError } from '@gezhi/contract/client'
import type { AnyRouter } from '@tanstack/react-router'
import { apiClient } from '../api/api-client.ts'
import { queryClient } from '../api/query-client.ts'
import { requestGuestToken, storedGuestToken } from '../api/guest-token.ts'
import { browserClock as clock } from '../session/clock.ts'
import { showMessageNotice } from '../session/message-notice.ts'
import { watchPresence } from '../session-lifecycle/presence.ts'
import { openSessionDialog } from '../session/session-dialog.ts'
import { onPaySuccess } from '../session/pay-success.ts'
import { storePreferences } from '../preferences/preferences.ts'
import { cachedProducts, cacheProducts, hasTrial, storeUser, onLoginSuccess, sessionUser } from '../session/session-store.ts'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { findRoute } from './routes/find-route.ts'

/** Interval for polling the products of a user (B.session.16). */
const PRODUCT_POLL_MS = 12_000
/** Interval for polling messages (B.session.21), except on these pages (B.session.22). */
const MESSAGE_POLL_MS = 60_000
const NO_MESSAGES = new Set(['/', '/forgoPass', '/Register'])
/** A visitor without a token requests one this long after a navigation (B.navigation.05). */
const GUEST_TOKEN_MS = 100
/** The prompt for renewal is shown this long after a login (B.login.42). */
const RENEWAL_PROMPT_MS = 1500
/** Stored until the session ends: the notice of expired rights was shown (G103). */
const RENEWAL_SHOWN_KEY = 'renewalShown'

/**
 * Watches the session: the current user, on navigation except to public pages (B.navigation.11, G54); products and messages by polling,
 * also while the page is hidden; a guest's token; inactivity. The client notices that a session was ended elsewhere with any call.
 */
export function watchSession(router: AnyRouter): void {
  router.subscribe('onResolved', () => {
    if (!sessionUser()) clock.after(GUEST_TOKEN_MS, () => void (storedGuestToken() ?? sessionUser() ?? requestGuestToken()))
    else if (findRoute(router.state.location.pathname)?.access !== 'public') void lookUpUser()
  })
  poll(PRODUCT_POLL_MS, lookUpProducts)
  poll(MESSAGE_POLL_MS, async () => {
    if (!NO_MESSAGES.has(router.state.location.pathname)) await lookUpMessages()
  })
  watchPresence()
  // After a login the settings are loaded before the first list (B.login.35).
  onLoginSuccess(() => {
    void lookUpSettings()
    clock.after(RENEWAL_PROMPT_MS, promptRenewal)
  })
  onPaySuccess(() => void refreshRights())
  if (sessionUser()) void lookUpSettings()
}

/** Polls while a user is stored, never a second time before the first response. After a failure it polls again at the next interval. */
function poll(period: number, request: () => Promise<void>): void {
  let confirming = false
  clock.every(period, () => {
    if (confirming || !sessionUser()) return
    confirming = true
    // Asked again at the next interval.
    void request()
      .catch(() => null)
      .finally(() => {
        confirming = false
      })
  })
}

/** After a login: whose products have ended, and who has no trial, is asked to renew (B.login.42); the server knows who had any. */
function promptRenewal(): void {
  if (sessionUser() && cachedProducts().length === 0 && !hasTrial()) void lookUpProducts().catch(() => null)
}

async function lookUpUser(): Promise<void> {
  // The stored user data stays in use if the server cannot be reached; the next visit requests it again.
  const facts = await apiClient.accounts.getCurrentUser({}).catch(() => null)
  if (facts) storeUser(facts)
}

async function lookUpSettings(): Promise<void> {
  // Without an answer the stored settings stay in use; the next visit requests them again.
  const settings = await apiClient.library.getSettings({}).catch(() => null)
  if (settings && sessionUser()) storePreferences(settings)
}

async function lookUpProducts(): Promise<void> {
  try {
    const { userProduct } = await apiClient.accounts.listOwnProducts({})
    if (sessionUser()) cacheProducts(userProduct)
    writeStored(RENEWAL_SHOWN_KEY, null)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 410 || !sessionUser()) return
    cacheProducts([])
    if (readStored(RENEWAL_SHOWN_KEY) !== null) return
    writeStored(RENEWAL_SHOWN_KEY, 'true')
    openSessionDialog('renewal')
  }
}

/** Stores the products of the user after a payment (B.payment.12); if that fails, the next poll does. */
async function refreshRights(): Promise<void> {
  await lookUpProducts().catch(() => null)
  await Promise.all([['payment'], ['accounts', 'listEntitlements']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

async function lookUpMessages(): Promise<void> {
  const [first] = await apiClient.accounts.findMessages({})
  if (first && sessionUser()) showMessageNotice(first)
}
