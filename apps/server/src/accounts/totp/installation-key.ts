import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const KEY_BYTES = 32

/**
 * The key that encrypts secrets in the database: that of `GEZHI_SECRET_KEY`, else that of a file, which is made with mode 0600 when a key is
 * first needed. Throws if the file holds something else.
 */
export function installationKey(setting: Buffer | null, file: string): () => Buffer {
  let key = setting
  return () => (key ??= readOrMakeKey(file))
}

function readOrMakeKey(file: string): Buffer {
  if (!existsSync(file)) makeKey(file)
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (key.length !== KEY_BYTES) throw new Error(`${file} must hold a key of ${KEY_BYTES} bytes in base64`)
  return key
}

/** The file is there as a whole or not at all, and the first of several processes makes it. */
function makeKey(file: string): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}
