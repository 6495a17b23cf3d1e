import type { LocalizedText } from '@gezhi/imports'
import type { SQL } from 'drizzle-orm'

/** `waiting` for a process or the next attempt, `running`, or given up. One that succeeded is no longer of interest. */
export type UserTaskState = 'waiting' | 'running' | 'failed'

/** A task of a user by its id within its kind. */
export interface UserTaskKey {
  readonly id: string
  readonly userId: string
}

/** Work that users start and that waits in a table: administrators see it, but nothing of what it is about. */
export interface UserTaskSource {
  /** In addresses and the audit log, such as `exports`. */
  readonly kind: string
  readonly title: LocalizedText
  /**
   * Selects id (text), user, state (`UserTaskState`), attempts (null if they are not counted), time of the request, time of the end (null
   * before it) and the stored reason of the last failure (jsonb), in this order, of all tasks that have not succeeded.
   */
  rows(now: Date): SQL
  /** A stored reason without values of users; null if it describes no failure. */
  describe(reason: unknown): LocalizedText | null
  /** Lets a failed one run again, within its user's limits; false if it is gone. Throws `CallError` if its user may not have it now. */
  retry?(task: UserTaskKey): Promise<boolean>
  /** Ends one that waits or runs, as its user would; false if it is gone. */
  cancel?(task: UserTaskKey): Promise<boolean>
}

/** A failure without a cause that administrators could act on. */
export const INTERNAL_FAILURE: LocalizedText = { zh: '内部错误，详情见日志', en: 'Internal error; details are in the log' }
