import { createHash } from 'node:crypto'
import type { PictureStore } from '@gezhi/imports'
import { FileStoreError, type FileStore, type StoredFile } from './file-store.ts'

/** The drawings and pages imported with documents. */
export interface PictureFiles extends PictureStore {
  /** Metadata of the picture of a key; null if none was imported. */
  find(key: string): Promise<StoredFile | null>
  /** The content of a result of `find`; null if it was removed since. */
  get(picture: StoredFile): Promise<Buffer | null>
}

/** As `pictureKey` makes them. */
const KEY = /^(?:named|within\/[0-9a-f]{24})\/[\w-][\w.-]*$/

/**
 * Pictures in a file store, below `pictures/`, distributed to folders by a hash of their keys. An import waits some minutes for an
 * unavailable store, then ends with a message that explains how to continue.
 */
export function pictureFiles(files: FileStore): PictureFiles {
  return {
    async put(key, bytes, signal) {
      const name = fileOf(key)
      if (name === null) throw new TypeError(`No key of a picture: ${key}`)
      try {
        return await files.patient(signal).put(name, bytes)
      } catch (error) {
        if (!(error instanceof FileStoreError)) throw error
        throw new FileStoreError(error.issue, `${NOT_STORED}: ${error.message}`, { cause: error })
      }
    },
    async find(key) {
      const name = fileOf(key)
      return name === null ? null : files.find(name)
    },
    get: ({ key }) => files.get(key),
  }
}

const NOT_STORED =
  'The file store could not save the drawings; run the import again to continue (GEZHI_FILES_URL) / 文件存储未能保存附图，重新运行导入即可继续'

function fileOf(key: string): string | null {
  if (!KEY.test(key)) return null
  const hash = createHash('sha256').update(key).digest('hex')
  return `pictures/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${key.replaceAll('/', '-')}`
}
