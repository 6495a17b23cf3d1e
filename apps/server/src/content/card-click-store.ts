import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { cardClicks } from './card-clicks-table.ts'

/** Counts which cards of the home page users open. */
export interface CardClickStore {
  /** One more click of a user today. */
  add(userId: string, title: string): Promise<void>
}

/** Clicks in PostgreSQL, a row for a user, card and day; `now` in ms. */
export function cardClickStore(database: Database, now: () => number): CardClickStore {
  return {
    async add(userId, title) {
      await database
        .insert(cardClicks)
        .values({ userId, title, day: shanghaiTime(new Date(now())).slice(0, 10) })
        .onConflictDoUpdate({
          target: [cardClicks.userId, cardClicks.title, cardClicks.day],
          set: { clicks: sql`${cardClicks.clicks} + 1` },
        })
    },
  }
}
