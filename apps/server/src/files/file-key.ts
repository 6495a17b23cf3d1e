/** A part of a key: one to 200 bytes, no sign that listings cannot carry, nothing that leads elsewhere or stands for a file that is being written. */
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

/** How a file is called while it is written. */
export const UNFINISHED = '.unfinished'

/** Bytes: file systems take 255, less what an unfinished file is called. */
const LONGEST_PART = 200
/** Bytes: the limit of S3 is 1024, minus the prefix. */
const LONGEST_KEY = 800

/** Whether a text can be the key of a file in every store. */
export function isFileKey(key: string): boolean {
  return Buffer.byteLength(key) <= LONGEST_KEY && key.split('/').every(isPart)
}

/** Throws TypeError for what can be no key. */
export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new TypeError(`No key of a file: ${JSON.stringify(key)}`)
}
