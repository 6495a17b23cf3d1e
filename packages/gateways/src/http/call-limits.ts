/** How long and how often a provider is asked. */
export interface CallLimits {
  /** For one attempt, from connecting to the last byte. */
  readonly attemptMs: number
  /** Attempts in all: further ones only while nothing can have happened, or where twice is as good as once. */
  readonly attempts: number
  /** Before the second attempt; twice as long before the third. */
  readonly pauseMs: number
}

/** A person waits for the answer: 12 seconds at the very worst, for a provider that lets every attempt run out. */
export const CALL_LIMITS: CallLimits = { attemptMs: 5_000, attempts: 2, pauseMs: 300 }
