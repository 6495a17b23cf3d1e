/** A value whose code is loaded on first use. */
export interface LoadedOnce<Value> {
  /** The same promise each time, which React's `use` reads at once when it is fulfilled; after a failure it is loaded again. */
  load(): Promise<Value>
  /** Null until it was loaded. */
  readonly loaded: Value | null
}

/** Fetches a value once, however often it is requested. */
export function loadedOnce<Value>(fetchValue: () => Promise<Value>): LoadedOnce<Value> {
  let promise: Promise<Value> | null = null
  let loaded: Value | null = null
  const fulfil = (value: Value): Value => {
    void Object.assign(promise as Promise<Value>, { status: 'fulfilled', value })
    return (loaded = value)
  }
  const forget = (error: unknown): never => {
    promise = null
    throw error
  }
  return {
    load: () => (promise ??= fetchValue().then(fulfil, forget)),
    get loaded() {
      return loaded
    },
  }
}
