import { randomUUID } from 'node:crypto'
import { fileFolder } from '../files/file-folder.ts'
import type { FileStore } from '../files/file-store.ts'
import { readS3Address } from '../settings/read-s3-address.ts'
import { s3FileStore } from '../files/s3/s3-file-store.ts'

/** A bucket for tests instead of a folder, in the form of `GEZHI_FILES_URL`. */
export const TEST_FILES_URL = process.env['TEST_FILES_URL'] || null

/** An empty file store: the folder, or, with `TEST_FILES_URL`, a unique prefix in that bucket, where files are not removed. */
export function testFileStore(folder: string): FileStore {
  if (TEST_FILES_URL === null) return fileFolder(folder)
  const url = new URL(TEST_FILES_URL)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${randomUUID()}`
  return s3FileStore(readS3Address(url.href))
}
