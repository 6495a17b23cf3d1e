/** Entries in all; a fuller cache begins anew. */
const MAX_ENTRIES = 200_000

/**
 * What is known of accounts until the database says that it changed (`subscribeToAccountChanges`), so that the polls of open browsers ask it
 * nothing. Keeps nothing until it is opened: a process that does not listen asks the database every time.
 */
export interface AccountCache {
  /** Whether answers are kept now. */
  readonly isOpen: boolean
  /** What is kept under a key of a kind, else what `load` answers, which is kept if there is any and it may be. */
  get<Value>(kind: string, key: string, load: () => Promise<Loaded<Value> | null>): Promise<Value | null>
  /** Evicts an account at once, after a change by this process. */
  forget(userId: string): void
  /** From now on answers are kept. */
  open(): void
  /** Changes may go unheard from now on: forgets everything and keeps nothing. */
  close(): void
  /** Forgets everything, but goes on. */
  clear(): void
}

/** A value, whose it is, and whether it may be kept: not one that changes without a word. */
export interface Loaded<Value> {
  readonly userId: string
  readonly value: Value
  readonly keep: boolean
}

/** An empty cache, closed. */
export function accountCache(): AccountCache {
  const entries = new Map<string, unknown>()
  const keysOf = new Map<string, Set<string>>()
  let isOpen = false
  // Counts changes: what was asked before one is not kept after it.
  let changes = 0

  const clear = () => {
    changes += 1
    entries.clear()
    keysOf.clear()
  }
  const keep = (userId: string, key: string, value: unknown) => {
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
      if (loaded?.keep && isOpen && changes === before) keep(loaded.userId, name, loaded.value)
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
