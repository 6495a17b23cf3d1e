import type { ApiScope } from '@gezhi/contract'
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { hashOf, newToken } from '../accounts/tokens.ts'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { apiKeys } from './api-keys-table.ts'

/** A key as it is stored. */
export type StoredApiKey = typeof apiKeys.$inferSelect

/** What a new key is made of. */
export type NewApiKey = Pick<StoredApiKey, 'name' | 'addresses' | 'expiresAt'> & { readonly scopes: readonly ApiScope[] }

/** The API keys of users. */
export interface ApiKeyStore {
  /** Newest first. */
  list(userId: string): Promise<readonly StoredApiKey[]>
  /** Adds a key; its secret is returned only here. Null if the user has `limit` keys. */
  add(userId: string, key: NewApiKey, limit: number): Promise<{ readonly secret: string; readonly key: StoredApiKey } | null>
  /** Deletes a key; false if the user has none with this id. */
  revoke(userId: string, id: string): Promise<boolean>
  /** The key of a secret; null if there is none, or it has expired. */
  find(secret: string): Promise<StoredApiKey | null>
  /** Records a use, at most once a minute. */
  use(key: StoredApiKey, address: string): Promise<void>
}

/** How secrets begin, so that scanners recognise a published one. */
const START = 'gz_'
/** Characters of a secret that are stored to recognise it. */
const SHOWN = START.length + 5
/** ms in which the last use of a key is written once. */
const RECENT = 60_000

/** Keys in PostgreSQL; `now` in ms. */
export function apiKeyStore(database: Database, now: () => number): ApiKeyStore {
  return {
    list: (userId) => database.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),
    async add(userId, key, limit) {
      const secret = `${START}${newToken()}`
      return database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'api keys', userId)
        if ((await transaction.$count(apiKeys, eq(apiKeys.userId, userId))) >= limit) return null
        const [added] = await transaction
          .insert(apiKeys)
          .values({
            ...key,
            userId,
            scopes: [...key.scopes],
            hash: hashOf(secret),
            prefix: secret.slice(0, SHOWN),
            createdAt: new Date(now()),
          })
          .returning()
        return { secret, key: added! }
      })
    },
    async revoke(userId, id) {
      const { rowCount } = await database.delete(apiKeys).where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
      return rowCount === 1
    },
    async find(secret) {
      if (!secret.startsWith(START)) return null
      const [key] = await database
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.hash, hashOf(secret)))
      return key === undefined || isExpired(key, now()) ? null : key
    },
    async use({ id, lastUsedAt }, address) {
      const time = now()
      if (lastUsedAt !== null && lastUsedAt.getTime() > time - RECENT) return
      const isOlder = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(time)))
      await database
        .update(apiKeys)
        .set({ lastUsedAt: new Date(time), lastAddress: address })
        .where(and(eq(apiKeys.id, id), isOlder))
    },
  }
}

/** Whether a key is no longer valid; `time` in ms. */
export function isExpired({ expiresAt }: Pick<StoredApiKey, 'expiresAt'>, time: number): boolean {
  return expiresAt !== null && expiresAt.getTime() <= time
}
