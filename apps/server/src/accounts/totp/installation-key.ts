import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const KEY_BYTES = 32

/**
 * The key that encrypts secrets in the database: `GEZHI_SECRET_KEY`, otherwise a file, which is created with mode 0600 when a key is
 * first needed. Throws if the file does not contain a key.
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

/** Creates the file atomically; of several processes the first one wins. */
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
