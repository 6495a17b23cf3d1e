import type { Activity } from '@gezhi/contract/client'
import { sessionUser } from '../../../session/session-store.ts'

const KEY = 'activityDismissed'

/** Whether this activity was dismissed: by the signed-in user, or by a guest in this tab. */
export function isDismissed(activity: Activity): boolean {
  return [() => localStorage, () => sessionStorage].some((storage) => read(storage) === nameOf(activity))
}

/** Stores the dismissal: for a user in local storage (B.activity.02), for a guest while the tab is open (B.activity.03). */
export function dismiss(activity: Activity): void {
  try {
    const storage = sessionUser() ? localStorage : sessionStorage
    storage.setItem(KEY, nameOf(activity))
  } catch {
    // If storage is blocked it is dismissed until the page is reloaded.
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
