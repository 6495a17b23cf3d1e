import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { createGunzip, type Gunzip } from 'node:zlib'
import { DamagedFile } from './damaged-file.ts'

/** Compressed bytes a step; bounds what one step can blow up to. */
const STEP = 16 * 1024

/**
 * Decompressed bytes of a gz of one or more members. A gz that ends too early or is damaged gives everything before the damage, then
 * throws `DamagedFile`: a plain pipe would drop what is still in its buffers.
 */
export async function* gunzipBytes(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  const ready: Buffer[] = []
  let failure: Error | null = null
  const failed = new Promise<void>((resolve) =>
    gunzip.on('error', (error) => {
      failure = error
      resolve()
    }),
  )
  gunzip.on('data', (chunk: Buffer) => ready.push(chunk))
  try {
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length && failure === null; at += STEP) {
        // A stream that fails calls no callback.
        await Promise.race([failed, written(gunzip, chunk.subarray(at, at + STEP))])
        yield* ready.splice(0)
      }
      if (failure !== null) break
    }
    if (failure === null) await ended(gunzip)
    yield* ready.splice(0)
  } finally {
    gunzip.destroy()
  }
  if (failure !== null) throw damagedGz(failure)
}

/** Resolves when all that the chunk gives is out. */
function written(gunzip: Gunzip, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => gunzip.write(chunk, () => resolve()))
}

/** Ends the stream once all is out: the error of a missing end destroys it with what it holds. */
async function ended(gunzip: Gunzip): Promise<void> {
  while (gunzip.readableLength > 0) await setImmediate()
  const end = once(gunzip, 'end').catch(() => null)
  gunzip.end()
  await end
}

function damagedGz(cause: Error & { code?: string }): DamagedFile {
  if (cause.code === 'Z_BUF_ERROR') {
    return new DamagedFile({ en: 'the gz file ends too early (truncated)', zh: 'gz 文件不完整（被截断）' }, cause)
  }
  return new DamagedFile({ en: `the gz file is damaged: ${cause.message}`, zh: `gz 文件已损坏：${cause.message}` }, cause)
}
