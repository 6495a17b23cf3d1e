import type { Activity } from '@gezhi/contract/client'
import { sessionUser } from '../../../session/session-store.ts'

const KEY = 'activityDismissed'

/** Whether this activity was closed: by the user who is signed in, or by a visitor in this tab. */
export function isDismissed(activity: Activity): boolean {
  return [() => localStorage, () => sessionStorage].some((storage) => read(storage) === nameOf(activity))
}

/** Keeps that it was closed: for a user in local storage (B.activity.02), for a visitor as long as the tab is open (B.activity.03). */
export function dismiss(activity: Activity): void {
  try {
    const storage = sessionUser() ? localStorage : sessionStorage
    storage.setItem(KEY, nameOf(activity))
  } catch {
    // Where storage is blocked it is closed as long as the page stays.
  }
}

/** Another activity is shown again. */
function nameOf({ productId, endTime }: Activity): string {
  return `${productId} ${endTime}`
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEY)
  } catch {
    return null
  }
}
