const DATABASE = 'gezhi-keys'
const STORE = 'keys'
const NAME = 'rememberMe'

/**
 * The key of this browser: AES-GCM 256, created on first use and stored so that no script can read its bytes. Rejects if storage is
 * blocked.
 */
export async function openSealingKey(): Promise<CryptoKey> {
  const database = await openDatabase()
  try {
    const stored = await done<CryptoKey | undefined>(database.transaction(STORE).objectStore(STORE).get(NAME))
    if (stored) return stored
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put(made, NAME))
    return made
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  return promise
}
