/** Metadata of a stored file. */
export interface StoredFile {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Differs for different content; comparable within one store only. */
  readonly tag: string
}

/**
 * The files port: pictures imported with documents, drawings rendered from them, uploads of users. A key is a path of at least one part,
 * such as `uploads/a.png` (see `requireFileKey`). Files are small enough for memory. Every method rejects with `FileStoreError` if the
 * store does not respond.
 */
export interface FileStore {
  /** Stores a file atomically, replacing one with the same key. Returns false if it already existed with this content. */
  put(key: string, bytes: Buffer): Promise<boolean>
  /** The content; null if there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Metadata of a file; null if there is none. */
  find(key: string): Promise<StoredFile | null>
  /** Removes a file; a missing one is not an error. */
  remove(key: string): Promise<void>
  /**
   * All files whose keys have this prefix, unordered; `''` for every file. A prefix ends with `/`. Removes below it what killed processes
   * left unfinished over an hour ago.
   */
  list(prefix: string): AsyncIterable<StoredFile>
  /** An address from which browsers get the file directly, valid for a number of seconds; null if they must get it from this server. */
  link(key: string, seconds: number): Promise<string | null>
  /** The origin of those addresses; null if there are none. */
  readonly linksFrom: string | null
  /** Checks that the store works now: one attempt, at most a second. Rejects if it does not. */
  check(): Promise<void>
  /** The same store for background work: an unresponsive store is retried for some four minutes. `signal` aborts that. */
  patient(signal?: AbortSignal): FileStore
}

/** Why a store failed. */
export type FileStoreIssue =
  /** It cannot be reached, or is overloaded: retry later. */
  | 'away'
  /** It rejects access: wrong key, missing bucket, missing permission. */
  | 'rejected'

/** An error of a file store. The message is for operators and contains no secret. */
export class FileStoreError extends Error {
  readonly issue: FileStoreIssue

  constructor(error: FileStoreIssue, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FileStoreError'
    this.issue = error
  }
}
