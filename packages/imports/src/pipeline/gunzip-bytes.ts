import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { DamagedFile } from './damaged-file.ts'

/**
 * Decompressed bytes of a gz of one or more members. A gz that ends too early or is damaged gives everything before the damage, then
 * throws `DamagedFile`: a plain pipe would drop what is still in its buffers.
 */
export async function* gunzipBytes(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  let ready: Buffer[] = []
  let failure: Error | null = null
  gunzip.on('data', (chunk: Buffer) => ready.push(chunk))
  gunzip.on('error', (error) => (failure = error))
  const take = () => ready.splice(0)
  try {
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length && failure === null; at += STEP) {
        await written(gunzip, chunk.subarray(at, at + STEP))
        yield* take()
      }
      if (failure !== null) break
    }
    // Only ended once all is out: the error of a missing end destroys the stream with what it holds.
    while (failure === null && gunzip.readableLength > 0) await setImmediate()
    yield* take()
    if (failure === null) {
      const ended = once(gunzip, 'end').catch(() => null)
      gunzip.end()
      await ended
    }
    yield* take()
  } finally {
    ready = []
    gunzip.destroy()
  }
  if (failure !== null) throw damagedGz(failure)
}

/** Compressed bytes a step; bounds what one step can blow up to. */
const STEP = 16 * 1024

/** Resolves when all that the chunk gives is out, or when it could not be read: then the callback gets the error too. */
function written(gunzip: ReturnType<typeof createGunzip>, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => gunzip.write(chunk, () => resolve()))
}

function damagedGz(cause: Error & { code?: string }): DamagedFile {
  if (cause.code === 'Z_BUF_ERROR') {
    return new DamagedFile({ en: 'the gz file ends too early (truncated)', zh: 'gz 文件不完整（被截断）' }, cause)
  }
  return new DamagedFile({ en: `the gz file is damaged: ${cause.message}`, zh: `gz 文件已损坏：${cause.message}` }, cause)
}
