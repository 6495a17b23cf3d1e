// Browsers throw here when storage is blocked or full. The pages work without anything stored here.

/** The value of a key in local storage; null if there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in local storage, `null` removes it; does nothing if storage is blocked or full. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The choice then lasts as long as the page.
  }
}
