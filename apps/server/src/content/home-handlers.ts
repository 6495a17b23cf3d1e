import type { Accounts } from '../accounts/accounts.ts'
import type { Handlers } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import type { ContentParts } from './content-parts.ts'
import type { CardClickStore } from './card-click-store.ts'
import { indexCounters } from './index-counters.ts'

/** Calls of the home page: its guide, its cards, its counters. */
export function homeHandlers(
  cardClicks: CardClickStore,
  { users }: Pick<Accounts, 'users'>,
  { counted, readiness, now }: Pick<ContentParts, 'counted' | 'readiness' | 'now'>,
): Pick<Handlers['content'], 'markGuideSeen' | 'countCardClick' | 'getHomeCounters'> {
  const counters = indexCounters(counted, now)
  return {
    async markGuideSeen(_guide, context) {
      await users.change(context.caller.userId, { guideStatus: 1 })
      return true
    },
    async countCardClick({ title }, context) {
      await cardClicks.add(context.caller.userId, title)
      return true
    },
    async getHomeCounters() {
      requireReady(readiness)
      return counters()
    },
  }
}
