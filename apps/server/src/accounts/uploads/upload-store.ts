import { randomBytes } from 'node:crypto'
import { UPLOAD_LIMIT } from '@gezhi/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { FileAnswer, FileLink } from '../../http/call-context.ts'
import { redrawPicture } from './redraw-picture.ts'
import { uploadKey } from './upload-address.ts'
import { uploads } from './uploads-table.ts'

/** Pictures users uploaded. */
export interface UploadStore {
  /**
   * Stores a picture of a user. Throws UPLOAD_SIZE, UPLOAD_TYPE, UPLOAD_BROKEN, UPLOAD_PIXELS, UPLOAD_MIXED. Returns the name, which
   * cannot be guessed.
   */
  add(file: Blob, userId: string): Promise<string>
  /** The picture, or a link to it for the browser. Throws UPLOAD_NOT_FOUND. */
  get(name: string): Promise<FileAnswer | FileLink>
  /** Whether there is such a picture and the user uploaded it. */
  isOwn(name: string, userId: string): Promise<boolean>
}

/** Seconds a browser may take to follow a link. */
const LINK_SECONDS = 300

/**
 * Uploads in a file store, below `uploads/`, and their uploaders in PostgreSQL; `now` in ms. Pictures are re-encoded: only pixels remain.
 */
export function uploadStore(files: FileStore, database: Database, now: () => number): UploadStore {
  return {
    async add(file, userId) {
      if (file.size > UPLOAD_LIMIT) throw new CallError('UPLOAD_SIZE')
      const { bytes, extension } = await redrawPicture(Buffer.from(await file.arrayBuffer()))
      const name = `${randomBytes(16).toString('base64url')}.${extension}`
      // The row comes first, so that every file has an uploader.
      await database.insert(uploads).values({ name, userId, createdAt: new Date(now()) })
      await files.put(uploadKey(name), bytes)
      return name
    },
    async get(name) {
      const link = (await files.find(uploadKey(name))) && (await files.link(uploadKey(name), LINK_SECONDS))
      if (link !== null) return { link, seconds: LINK_SECONDS }
      const body = await files.get(uploadKey(name))
      if (body === null) throw new CallError('UPLOAD_NOT_FOUND')
      return { body, etag: `"${name}"`, type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' }
    },
    async isOwn(name, userId) {
      const own = await database
        .select({ name: uploads.name })
        .from(uploads)
        .where(and(eq(uploads.name, name), eq(uploads.userId, userId)))
      return own.length > 0 && (await files.find(uploadKey(name))) !== null
    },
  }
}
