import type { FileStore, StoredFile } from './file-store.ts'

/** Keys that are remembered at once. */
const MAX_ENTRIES = 50_000

/**
 * A store that is asked once in `ms` for what is under a key: a list of results asks for the pictures of every row. What this process writes it knows at
 * once, what another one does after that time.
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
