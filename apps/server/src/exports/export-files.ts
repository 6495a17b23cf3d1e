import type { Readable } from 'node:stream'
import type { FileStore } from '../files/file-store.ts'
import { partFiles, type StoredParts } from '../files/part-files.ts'

/** Key prefix of the parts; files below it are served only by the download call, to their owner. */
export const EXPORTS_PREFIX = 'exports/'

const PARTS = partFiles(EXPORTS_PREFIX)

/** The columns of a task that name its file. */
export interface ExportedFile {
  readonly id: string
  readonly attempts: number
  readonly parts: number
}

/** Each attempt has files of its own: a writer that was paused, and taken for dead, must not touch those of its successor. */
function partsOf({ id, attempts, parts }: ExportedFile): StoredParts {
  return { id: `${id}/${attempts}`, parts }
}

/** The keys of all parts of the file of a task. */
export function exportKeys(task: ExportedFile): readonly string[] {
  return PARTS.keysOf(partsOf(task))
}

/** Stores the file of a task in parts. `announce` is called with number and size before each part; it may throw to stop. */
export function storeExport(
  files: FileStore,
  task: ExportedFile,
  stream: AsyncIterable<Uint8Array>,
  announce: (number: number, size: number) => Promise<void>,
): Promise<void> {
  return PARTS.store(files, partsOf(task).id, stream, announce)
}

/** The file of a task; the stream fails if a part is missing. */
export function readExport(files: FileStore, task: ExportedFile): Readable {
  return PARTS.read(files, partsOf(task))
}

/** Removes what one attempt has stored. */
export function removeAttempt(files: FileStore, task: ExportedFile): Promise<void> {
  return PARTS.remove(files, partsOf(task))
}

/** Removes what all attempts at a task have stored. */
export async function removeExport(files: FileStore, id: string): Promise<void> {
  for await (const { key } of files.list(`${EXPORTS_PREFIX}${id}/`)) await files.remove(key)
}
