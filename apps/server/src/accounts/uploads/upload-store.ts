import { randomBytes } from 'node:crypto'
import { UPLOAD_LIMIT } from '@gezhi/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { lockRowsOf } from '../../database/lock-rows-of.ts'
import { CallError } from '../../http/call-error.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { FileAnswer, FileLink, UserCaller } from '../../http/call-context.ts'
import { boundedQueue, QueueFullError } from '../../platform/bounded-queue.ts'
import { redrawPicture } from './redraw-picture.ts'
import { uploadKey } from './upload-address.ts'
import { uploads } from './uploads-table.ts'

/** Pictures users uploaded. */
export interface UploadStore {
  /**
   * Stores a picture of a user. Throws UPLOAD_SIZE, UPLOAD_TYPE, UPLOAD_BROKEN, UPLOAD_PIXELS, UPLOAD_MIXED, UPLOAD_TOTAL for a user with
   * too many (administrators, who upload for the site, have no maximum), UPLOADS_BUSY. Returns the name, which cannot be guessed.
   */
  add(file: Blob, by: Pick<UserCaller, 'userId' | 'role'>): Promise<string>
  /** Whether `add` would throw UPLOADS_BUSY now. */
  isBusy(): boolean
  /** The picture, or a link to it for the browser. Throws UPLOAD_NOT_FOUND. */
  get(name: string): Promise<FileAnswer | FileLink>
  /** Whether there is such a picture and the user uploaded it. */
  isOwn(name: string, userId: string): Promise<boolean>
}

/** Pictures a user may have. */
const MAX_UPLOADS = 500
/** Pictures this process decodes at once, each in up to 200 MB, and those that wait for it. */
const DRAWING = { atOnce: 2, waiting: 6 }

/** Seconds a browser may take to follow a link. */
const LINK_SECONDS = 300

/**
 * Uploads in a file store, below `uploads/`, and their uploaders in PostgreSQL; `now` in ms. Pictures are re-encoded: only pixels remain.
 */
export function uploadStore(files: FileStore, database: Database, now: () => number, redrawn = redrawPicture): UploadStore {
  const drawing = boundedQueue(DRAWING)
  const redraw = async (file: Blob) => {
    try {
      return await drawing.run(async () => redrawn(Buffer.from(await file.arrayBuffer())))
    } catch (error) {
      throw error instanceof QueueFullError ? new CallError('UPLOADS_BUSY', {}, { cause: error }) : error
    }
  }
  return {
    isBusy: () => drawing.isFull(),
    async add(file, { userId, role }) {
      if (file.size > UPLOAD_LIMIT) throw new CallError('UPLOAD_SIZE')
      const requireSpace = async (rows: Pick<Database, '$count'>) => {
        if (role !== 'operator' && (await rows.$count(uploads, eq(uploads.userId, userId))) >= MAX_UPLOADS)
          throw new CallError('UPLOAD_TOTAL', { limit: MAX_UPLOADS })
      }
      await requireSpace(database)
      const { bytes, extension } = await redraw(file)
      const name = `${randomBytes(16).toString('base64url')}.${extension}`
      // The row comes first, so that every file has an uploader.
      await database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'uploads', userId)
        await requireSpace(transaction)
        await transaction.insert(uploads).values({ name, userId, createdAt: new Date(now()) })
      })
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
