import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A password on the wire: the MD5 of its UTF-8 as 32 hexadecimal digits (G18, G38). The plain text never leaves the browser. */
export function wirePassword(password: string): string {
  return bytesToHex(md5(utf8ToBytes(password)))
}
