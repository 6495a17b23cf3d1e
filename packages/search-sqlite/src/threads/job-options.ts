/** `first`: a user waits in front of an empty screen; `later`: counts, facets and long work, which never occupy the last free thread. */
export type Urgency = 'first' | 'later'

export interface JobOptions {
  readonly urgency?: Urgency
  readonly signal?: AbortSignal | undefined
  /** The caller of the job: no caller gets all threads, and waiting callers alternate. Omitted for internal work. */
  readonly caller?: string | undefined
  /** Jobs with one key prefer the same thread, which may have cached what the last one collected. */
  readonly key?: string
}
