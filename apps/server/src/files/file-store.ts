/** A file as a store tells of it. */
export interface StoredFile {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Another one when the content is; of one store only. */
  readonly tag: string
}

/**
 * The files port: pictures that came with documents, drawings made from them, what users uploaded. A key is a path of at least one part, as
 * `uploads/a.png` (see `requireFileKey`). Files are small enough to be held in memory. Every method rejects with `FileStoreError` where the store does not answer.
 */
export interface FileStore {
  /** Keeps a file whole or not at all, in the place of one of that key. Answers false where it was there with this content already. */
  put(key: string, bytes: Buffer): Promise<boolean>
  /** The content; null where there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** What there is under a key; null where nothing is. */
  find(key: string): Promise<StoredFile | null>
  /** Removes a file; one that is not there is no fault. */
  remove(key: string): Promise<void>
  /** All files whose keys begin so, in no fixed order; `''` for every file. A prefix ends with `/`. */
  list(prefix: string): AsyncIterable<StoredFile>
  /** An address at which browsers get the file without asking this server, good for so many seconds; null where they have to ask it. */
  link(key: string, seconds: number): Promise<string | null>
  /** The origin of those addresses; null where there are none. */
  readonly linksFrom: string | null
  /** Whether the store does what it is asked now: asked once, for a second at most. Rejects where it does not. */
  check(): Promise<void>
  /** The same store for work nobody waits for before a screen: while it does not answer it is asked again for some four minutes. `signal` ends that. */
  patient(signal?: AbortSignal): FileStore
}

/** Why a store could not do what it was asked. */
export type FileStoreIssue =
  /** It cannot be reached, or is overloaded: later it may do. */
  | 'away'
  /** It refuses: a wrong key, a missing bucket, no right. */
  | 'rejected'

/** A file store that did not do what it was asked. The message is for operators, and holds no secret. */
export class FileStoreError extends Error {
  readonly issue: FileStoreIssue

  constructor(error: FileStoreIssue, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FileStoreError'
    this.issue = error
  }
}
