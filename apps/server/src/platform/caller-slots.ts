/** Thrown when a caller has taken all their slots. */
export class NoSlotError extends Error {
  constructor() {
    super('The caller has no free slot')
    this.name = 'NoSlotError'
  }
}

/** Limits how much each caller does at the same time in this process. */
export interface CallerSlots {
  /** Takes a slot of a caller (`callerKey`, or an id) and returns the function that frees it, once. Throws `NoSlotError` if none is free. */
  take(caller: string): () => void
}

/** `atOnce` slots for each caller. */
export function callerSlots(atOnce: number): CallerSlots {
  const taken = new Map<string, number>()
  return {
    take(caller) {
      const count = taken.get(caller) ?? 0
      if (count >= atOnce) throw new NoSlotError()
      taken.set(caller, count + 1)
      let free = false
      return () => {
        if (free) return
        free = true
        const left = (taken.get(caller) ?? 1) - 1
        if (left > 0) taken.set(caller, left)
        else taken.delete(caller)
      }
    },
  }
}
