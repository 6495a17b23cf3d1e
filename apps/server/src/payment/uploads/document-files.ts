import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import type { FileStore } from '../../files/file-store.ts'
import type { FileAnswer } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { boundedQueue, QueueFullError } from '../../platform/bounded-queue.ts'
import { checkedDocument, DOCUMENT_TYPES } from './checked-document.ts'

/** What a document belongs to; the folder of its file. */
export type DocumentKind = 'contracts' | 'slips' | 'invoices'

/** Files this process checks at once, a picture in up to 200 MB, and those that wait for it. */
const CHECKING = { atOnce: 1, waiting: 6 }

/** Documents of orders in the file store. */
export interface DocumentFiles {
  /** Stores an uploaded file of at most so many bytes under a new key. Throws as `checkedDocument` does, and ORDERS_BUSY. */
  add(kind: DocumentKind, file: Blob, maxBytes: number): Promise<string>
  /** Removes a file that no row names. */
  remove(key: string): Promise<void>
  /** The file of a key as a download with this name without extension; null if it is missing. */
  download(key: string, name: string): Promise<FileAnswer | null>
}

/** Keys are random: they name neither an order nor an account. */
export function documentFiles(files: Pick<FileStore, 'put' | 'get' | 'remove'>): DocumentFiles {
  const checking = boundedQueue(CHECKING)
  const checked = async (file: Blob, maxBytes: number) => {
    try {
      return await checking.run(() => checkedDocument(file, maxBytes))
    } catch (error) {
      throw error instanceof QueueFullError ? new CallError('ORDERS_BUSY', {}, { cause: error }) : error
    }
  }
  return {
    async add(kind, file, maxBytes) {
      const { bytes, extension } = await checked(file, maxBytes)
      const key = `payment/${kind}/${randomBytes(16).toString('hex')}.${extension}`
      await files.put(key, bytes)
      return key
    },
    remove: (key) => files.remove(key),
    async download(key, name) {
      const body = await files.get(key)
      const extension = extname(key)
      return body === null ? null : { body, name: name + extension, type: DOCUMENT_TYPES[extension.slice(1)]!, fresh: true }
    },
  }
}
