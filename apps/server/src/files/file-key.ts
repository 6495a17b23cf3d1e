/**
 * A valid part of a key: one to 200 bytes, no character that listings cannot contain, no path traversal and no name of an unfinished
 * file.
 */
function isPart(part: string): boolean {
  return (
    part !== '' &&
    part !== '.' &&
    part !== '..' &&
    !/\p{Cc}|\\|\p{Cs}|\p{Noncharacter_Code_Point}/u.test(part) &&
    !part.endsWith(UNFINISHED) &&
    Buffer.byteLength(part) <= LONGEST_PART
  )
}

/** Suffix of a file while it is written. */
export const UNFINISHED = '.unfinished'

/** Bytes: file systems allow 255, minus the suffix of unfinished files. */
const LONGEST_PART = 200
/** Bytes: the limit of S3 is 1024, minus the prefix. */
const LONGEST_KEY = 800

/** Whether a text can be the key of a file in every store. */
export function isFileKey(key: string): boolean {
  return Buffer.byteLength(key) <= LONGEST_KEY && key.split('/').every(isPart)
}

/** Throws TypeError for an invalid key. */
export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new TypeError(`No key of a file: ${JSON.stringify(key)}`)
}
