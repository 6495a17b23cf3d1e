import type { Accounts } from '../accounts/accounts.ts'
import type { Handlers } from '../plugins/call-context.ts'
import { requireReady } from '../plugins/require-ready.ts'
import { userOf } from '../plugins/user-of.ts'
import type { Ports } from '../ports.ts'
import type { CardClickStore } from './card-click-store.ts'
import { indexCounters } from './index-counters.ts'

/** Calls of the home page: its guide, its cards, its counters. */
export function homeHandlers(
  cardClicks: CardClickStore,
  { users }: Pick<Accounts, 'users'>,
  { engine, readiness, now = Date.now }: Pick<Ports, 'engine' | 'readiness' | 'now'>,
): Pick<Handlers['content'], 'addGuide' | 'addCount' | 'indexDataCount'> {
  const counters = indexCounters(engine, now)
  return {
    async addGuide(_guide, context) {
      await users.change(userOf(context).userId, { guideStatus: 1 })
      return true
    },
    async addCount({ title }, context) {
      await cardClicks.add(userOf(context).userId, title)
      return true
    },
    async indexDataCount() {
      requireReady(readiness)
      return counters()
    },
  }
}
