/** Timeouts and retries of calls to a provider. */
export interface CallLimits {
  /** Timeout of one attempt, from connecting to the last byte. */
  readonly attemptMs: number
  /** Total number of attempts: retries happen only if nothing can have been performed, or if the call is idempotent. */
  readonly attempts: number
  /** Pause before the second attempt; doubled before the third. */
  readonly pauseMs: number
}

/** A person waits for the response: at most 12 seconds if every attempt times out. */
export const CALL_LIMITS: CallLimits = { attemptMs: 5_000, attempts: 2, pauseMs: 300 }
