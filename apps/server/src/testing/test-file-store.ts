import { randomUUID } from 'node:crypto'
import { fileFolder } from '../files/file-folder.ts'
import type { FileStore } from '../files/file-store.ts'
import { readS3Address } from '../settings/read-s3-address.ts'
import { s3FileStore } from '../files/s3/s3-file-store.ts'

/** A bucket to test against instead of a folder, worded as `GEZHI_FILES_URL`. */
export const TEST_FILES_URL = process.env['TEST_FILES_URL'] || null

/** An empty file store: the folder, or, with `TEST_FILES_URL`, a prefix of its own in that bucket, where what is written stays. */
export function testFileStore(folder: string): FileStore {
  if (TEST_FILES_URL === null) return fileFolder(folder)
  const url = new URL(TEST_FILES_URL)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${randomUUID()}`
  return s3FileStore(readS3Address(url.href))
}
