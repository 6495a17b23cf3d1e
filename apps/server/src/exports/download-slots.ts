import { CallError } from '../http/call-error.ts'
import { callerSlots, NoSlotError } from '../platform/caller-slots.ts'

/** Downloads of one account at the same time: each has parts of a file in memory. */
const AT_ONCE = 4

/** Takes a slot of a user for a download and returns the function that frees it. Throws EXPORT_DOWNLOADS if none is free. */
export function downloadSlots(): (userId: string) => () => void {
  const slots = callerSlots(AT_ONCE)
  return (userId) => {
    try {
      return slots.take(userId)
    } catch (error) {
      throw error instanceof NoSlotError ? new CallError('EXPORT_DOWNLOADS', { limit: AT_ONCE }, { cause: error }) : error
    }
  }
}
