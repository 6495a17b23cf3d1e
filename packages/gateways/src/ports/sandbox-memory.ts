/** State of a sandbox between two requests: issued codes and tokens, each usable once. */
export interface SandboxMemory {
  /** Stores a JSON text under a key for a number of seconds. */
  put(key: string, value: string, seconds: number): Promise<void>
  /** Reads without deleting; null like `take`. */
  read(key: string): Promise<string | null>
  /** Reads and deletes atomically, so that only one of two concurrent callers gets the value; null for unknown, used or expired keys. */
  take(key: string): Promise<string | null>
}
