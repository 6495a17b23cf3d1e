import type { FileStore, StoredFile } from './file-store.ts'

/** Maximum number of cached keys. */
const MAX_ENTRIES = 50_000

/**
 * A store that caches the metadata of a key for `ms`: a result list requests the pictures of every row. Writes of this process take
 * effect at once, those of others after that time.
 */
export function rememberFinds(store: FileStore, ms: number, now: () => number = performance.now.bind(performance)): FileStore {
  const finds = new Map<string, { readonly until: number; readonly found: Promise<StoredFile | null> }>()
  const find = async (key: string) => {
    const known = finds.get(key)
    if (known !== undefined && now() < known.until) return known.found
    if (finds.size >= MAX_ENTRIES) finds.clear()
    const found = store.find(key)
    finds.set(key, { until: now() + ms, found })
    // Only results are cached; failures are passed to the caller.
    found.catch(() => finds.delete(key))
    return found
  }
  const knowing = (inner: FileStore): FileStore => ({
    ...inner,
    find,
    put: (key, bytes) => inner.put(key, bytes).finally(() => finds.delete(key)),
    remove: (key) => inner.remove(key).finally(() => finds.delete(key)),
    patient: (signal) => knowing(inner.patient(signal)),
  })
  return knowing(store)
}
