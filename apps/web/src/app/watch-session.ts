import type { AnyRouter } from '@tanstack/react-router'
import { apiClient } from '../api/api-client.ts'
import { keepProducts, sessionUser } from '../session/session-store.ts'

/** The products of a user are asked for this often (B.session.16). */
const PRODUCT_POLL_MS = 12_000

/** Pages on which the user is not looked up again (B.navigation.11). */
const QUIET_PAGES = new Set(['/login', '/Register', '/registerSuccess', '/forgoPass'])

/** Looks after the session: at most page changes, and every 12 seconds. A session that was ended elsewhere is noticed by the client. */
export function watchSession(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    if (sessionUser() && !QUIET_PAGES.has(toLocation.pathname)) void lookUpUser()
  })
  setInterval(() => {
    if (sessionUser()) void lookUpProducts()
  }, PRODUCT_POLL_MS)
}

/** A look that fails on its way is repeated with the next page. */
async function lookUpUser(): Promise<void> {
  await apiClient.accounts.findUserInformation({}).catch(() => null)
}

async function lookUpProducts(): Promise<void> {
  const answer = await apiClient.accounts.getUserVip({}).catch(() => null)
  if (answer && sessionUser()) keepProducts(answer.userProduct)
}
