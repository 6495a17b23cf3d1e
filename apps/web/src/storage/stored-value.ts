import { createEvent, type Readable } from '../store/create-store.ts'
import { readStored, writeStored } from './browser-storage.ts'

/** A value that local storage keeps as a text. */
export interface StoredValue<Value> extends Readable<Value> {
  /** Writes a text, null removes it; listeners are called. */
  readonly write: (text: string | null) => void
  /** Calls listeners after the storage was changed by other means. */
  readonly refresh: () => void
}

/**
 * Creates a stored value: `read` converts the text to the value, null if there is none, and must not throw. Changes in other tabs are
 * noticed, too. `key` may depend on the current user.
 */
export function createStoredValue<Value>(key: string | (() => string), read: (text: string | null) => Value): StoredValue<Value> {
  const changes = createEvent<Value>()
  const keyNow = () => (typeof key === 'string' ? key : key())
  let known: { readonly text: string | null; readonly value: Value } | null = null
  const get = () => {
    const text = readStored(keyNow())
    if (known === null || known.text !== text) known = { text, value: read(text) }
    return known.value
  }
  const refresh = () => changes.emit(get())
  return {
    get,
    refresh,
    write: (text) => {
      writeStored(keyNow(), text)
      refresh()
    },
    subscribe: (listener) => {
      const inOtherTab = () => listener(get())
      const stop = changes.subscribe(listener)
      addEventListener('storage', inOtherTab)
      return () => {
        stop()
        removeEventListener('storage', inOtherTab)
      }
    },
  }
}
