/** Parameters of argon2id: memory in KiB, passes, lanes (OWASP: 19 MiB, 2, 1). */
export interface Argon2Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

export interface Argon2Hash extends Argon2Cost {
  readonly nonce: Buffer
  readonly tag: Buffer
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** The PHC string of a hash: `$argon2id$v=19$m=19456,t=2,p=1$nonce$tag`. */
export function printPhc({ memory, passes, parallelism, nonce, tag }: Argon2Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(tag)}`
}

/** Reads a PHC string of argon2id; null for anything else. */
export function readPhc(text: string): Argon2Hash | null {
  const parts = PHC.exec(text)
  if (!parts) return null
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Base64 without the padding PHC leaves out. */
function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
