import type { Outbox, OutboxEntry } from '../ports/outbox.ts'
import type { SandboxMemory } from '../ports/sandbox-memory.ts'

/** An in-memory outbox for tests; stores the newest `maxEntries` entries. */
export function memoryOutbox(maxEntries = 1_000): Outbox {
  const entries: OutboxEntry[] = []
  return {
    async add(entry) {
      entries.unshift(entry)
      entries.length = Math.min(entries.length, maxEntries)
    },
    async list({ to } = {}) {
      return entries.filter((entry) => to === undefined || entry.to === to)
    },
  }
}

/** In-memory sandbox state for tests. `now` is in milliseconds. */
export function memorySandboxMemory(now: () => number = Date.now): SandboxMemory {
  const entries = new Map<string, { readonly value: string; readonly until: number }>()
  return {
    async put(key, value, seconds) {
      for (const [old, { until }] of entries) if (until <= now()) entries.delete(old)
      entries.set(key, { value, until: now() + seconds * 1000 })
    },
    async read(key) {
      const found = entries.get(key)
      return found !== undefined && found.until > now() ? found.value : null
    },
    async take(key) {
      const found = entries.get(key)
      entries.delete(key)
      return found !== undefined && found.until > now() ? found.value : null
    },
  }
}
