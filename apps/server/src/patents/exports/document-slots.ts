import { CallError } from '../../http/call-error.ts'
import { callerSlots, NoSlotError } from '../../platform/caller-slots.ts'

/** Lets one document of a user be typeset at a time; returns the function that ends it. Throws PATENT_DOCUMENTS_BUSY during another one. */
export function documentSlots(): (userId: string) => () => void {
  const slots = callerSlots(1)
  return (userId) => {
    try {
      return slots.take(userId)
    } catch (error) {
      throw error instanceof NoSlotError ? new CallError('PATENT_DOCUMENTS_BUSY', {}, { cause: error }) : error
    }
  }
}
