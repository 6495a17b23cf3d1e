import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import type { FileStore } from '../files/file-store.ts'
import { pictureSearches } from './picture-searches-table.ts'
import { pictureUploads } from './uploads-table.ts'

/** Prefix of the address of an uploaded picture; its name follows. */
export const UPLOAD_ADDRESS = '/api/search/imageSearch/picture?name='
const NAME = /^[\w-]{22}\.(?:jpg|png|webp)$/
/** ms an upload is stored that no search of the history shows. */
const STORED_FOR = 24 * 60 * 60_000
/** Uploads removed at once. */
const AT_ONCE = 500

const PREFIX = 'picture-searches/'

/** The key of an upload in the file store. */
export function uploadKey(name: string): string {
  return PREFIX + name
}

/** The name of an upload by its address; null for any other address. Pure. */
export function uploadName(address: string): string | null {
  const name = address.startsWith(UPLOAD_ADDRESS) ? address.slice(UPLOAD_ADDRESS.length) : ''
  return NAME.test(name) ? name : null
}

/** Pictures that users uploaded to search by: each is seen by its user alone. */
export interface PictureUploadStore {
  /** Stores a picture; returns its address. */
  add(userId: string, bytes: Buffer, extension: string): Promise<string>
  /** The picture of this name; null if it is not the user's, or expired. */
  get(userId: string, name: string): Promise<Buffer | null>
  isOwn(userId: string, name: string): Promise<boolean>
  /** Removes uploads older than a day that no history shows, and files of uploads whose user closed the account meanwhile. */
  purgeExpired(): Promise<void>
}

/** Uploads in a file store with their users in PostgreSQL; `now` in ms. */
export function pictureUploadStore(database: Database, files: FileStore, now: () => number): PictureUploadStore {
  const isOwn = async (userId: string, name: string) => {
    const own = and(eq(pictureUploads.name, name), eq(pictureUploads.userId, userId))
    return (await database.select({ name: pictureUploads.name }).from(pictureUploads).where(own)).length > 0
  }
  return {
    isOwn,
    async add(userId, bytes, extension) {
      const name = `${randomBytes(16).toString('base64url')}.${extension}`
      // The row comes first, so that every file has a user.
      await database.insert(pictureUploads).values({ name, userId, createdAt: new Date(now()) })
      await files.put(uploadKey(name), bytes)
      return UPLOAD_ADDRESS + name
    },
    get: async (userId, name) => ((await isOwn(userId, name)) ? files.get(uploadKey(name)) : null),
    async purgeExpired() {
      const shown = database
        .select({ id: pictureSearches.id })
        .from(pictureSearches)
        .where(and(eq(pictureSearches.userId, pictureUploads.userId), sql`${pictureUploads.name} = ANY(${pictureSearches.uploads})`))
      for (;;) {
        const expired = await database
          .select({ name: pictureUploads.name })
          .from(pictureUploads)
          .where(and(lt(pictureUploads.createdAt, new Date(now() - STORED_FOR)), notExists(shown)))
          .orderBy(asc(pictureUploads.createdAt))
          .limit(AT_ONCE)
        for (const { name } of expired) {
          await files.remove(uploadKey(name))
          await database.delete(pictureUploads).where(eq(pictureUploads.name, name))
        }
        if (expired.length < AT_ONCE) break
      }
      await removeOrphans(database, files)
    },
  }
}

/** Removes files without rows. Listing them removes also what killed processes left unfinished. */
async function removeOrphans(database: Database, files: FileStore): Promise<void> {
  let names: string[] = []
  const check = async () => {
    const rows = await database.select({ name: pictureUploads.name }).from(pictureUploads).where(inArray(pictureUploads.name, names))
    const known = new Set(rows.map(({ name }) => name))
    for (const name of names) if (!known.has(name)) await files.remove(uploadKey(name))
    names = []
  }
  for await (const { key } of files.list(PREFIX)) {
    names.push(key.slice(PREFIX.length))
    if (names.length === AT_ONCE) await check()
  }
  if (names.length > 0) await check()
}
