import { useSyncExternalStore } from 'react'

/** A value that can be read and subscribed to. */
export interface Readable<Value> {
  /** The same object until the value changes. */
  readonly get: () => Value
  /** Calls `listener` with each new value; returns a function that stops it. */
  readonly subscribe: (listener: (value: Value) => void) => () => void
}

/** A value outside of React, one for the whole page. */
export interface Store<Value> extends Readable<Value> {
  /** Listeners are called unless it is the value already. */
  readonly set: (value: Value) => void
}

/** Creates a store. */
export function createStore<Value>(first: Value): Store<Value> {
  const changes = createEvent<Value>()
  let current = first
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      changes.emit(value)
    },
    subscribe: changes.subscribe,
  }
}

/** The value of a store; re-renders when it changes. */
export function useStore<Value>({ get, subscribe }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get)
}

/** An event with its payload. */
export interface PageEvent<Detail> extends Pick<Readable<Detail>, 'subscribe'> {
  readonly emit: (detail: Detail) => void
}

/** Creates an event. Listeners are called in the order of subscription. */
export function createEvent<Detail = void>(): PageEvent<Detail> {
  const listeners = new Set<(detail: Detail) => void>()
  return {
    emit: (detail) => {
      for (const listener of listeners) listener(detail)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
