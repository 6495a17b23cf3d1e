import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { signedText } from '../signed-text.ts'

/** The headers `timestamp` and `signature` of a call (G77). `now`: ms, by the server's clock. */
export function signCall(now: number, token: string, body: string): { timestamp: string; signature: string } {
  const timestamp = String(now)
  return { timestamp, signature: bytesToHex(md5(utf8ToBytes(signedText(timestamp, token, body)))) }
}
