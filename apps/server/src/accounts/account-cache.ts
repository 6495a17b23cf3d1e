import type { ChannelSubscription } from '../database/subscribe-to-channels.ts'

/** Channel of the triggers in the migration `account_changes`: the id of the changed account, or empty if all may have changed. */
const CHANNEL = 'account_changes'
/** Total number of entries; a full cache is emptied. */
const MAX_ENTRIES = 200_000

/**
 * A cache of account data, invalidated by notifications of the database (`cacheSubscription`), so that polling browsers cause no
 * queries. Stores nothing until it is opened: a process that does not listen queries the database every time.
 */
export interface AccountCache {
  /** Whether results are cached now. */
  readonly isOpen: boolean
  /** The cached value under a key of a kind, otherwise the result of `load`, which is cached if it exists and is cacheable. */
  get<Value>(kind: string, key: string, load: () => Promise<Loaded<Value> | null>): Promise<Value | null>
  /** Evicts an account at once, after a change by this process. */
  forget(userId: string): void
  /** Starts caching. */
  open(): void
  /** Empties the cache and stops caching, because notifications may be lost from now on. */
  close(): void
  /** Empties the cache and continues. */
  clear(): void
}

/** A value, the user it belongs to, and whether it is cacheable: values that change without a notification are not. */
export interface Loaded<Value> {
  readonly userId: string
  readonly value: Value
  readonly cacheable: boolean
}

/** An empty cache, closed. */
export function accountCache(): AccountCache {
  const entries = new Map<string, unknown>()
  const keysOf = new Map<string, Set<string>>()
  let isOpen = false
  // Counts changes: results of queries before a change are not cached after it.
  let changes = 0

  const clear = () => {
    changes += 1
    entries.clear()
    keysOf.clear()
  }
  const store = (userId: string, key: string, value: unknown) => {
    if (entries.size >= MAX_ENTRIES) clear()
    entries.set(key, value)
    const keys = keysOf.get(userId)
    if (keys === undefined) keysOf.set(userId, new Set([key]))
    else keys.add(key)
  }

  return {
    get isOpen() {
      return isOpen
    },
    async get<Value>(kind: string, key: string, load: () => Promise<Loaded<Value> | null>) {
      const name = `${kind} ${key}`
      if (entries.has(name)) return entries.get(name) as Value
      const before = changes
      const loaded = await load()
      if (loaded?.cacheable && isOpen && changes === before) store(loaded.userId, name, loaded.value)
      return loaded?.value ?? null
    },
    forget(userId) {
      changes += 1
      for (const key of keysOf.get(userId) ?? []) entries.delete(key)
      keysOf.delete(userId)
    },
    open() {
      isOpen = true
    },
    close() {
      isOpen = false
      clear()
    },
    clear,
  }
}

/** Opens a cache while notifications of account changes are received. */
export function cacheSubscription(cache: AccountCache): ChannelSubscription {
  return {
    channel: CHANNEL,
    open: () => cache.open(),
    close: () => cache.close(),
    received: (userId) => (userId === '' ? cache.clear() : cache.forget(userId)),
  }
}
