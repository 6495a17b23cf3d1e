/** What a sandbox has to remember between two requests: codes and tokens it gave out, each for one use. */
export interface SandboxMemory {
  /** Keeps a JSON text under a key for so many seconds. */
  put(key: string, value: string, seconds: number): Promise<void>
  /** Reads and forgets in one step, so that of two at the same time one gets it; null for unknown, used or old keys. */
  take(key: string): Promise<string | null>
}
