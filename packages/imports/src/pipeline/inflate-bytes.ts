import { setImmediate } from 'node:timers/promises'
import { createInflateRaw, type InflateRaw } from 'node:zlib'
import type { ByteReader } from './byte-reader.ts'

/** Compressed bytes per step; limits the expansion of one step. */
const STEP = 16 * 1024

/**
 * Inflates one deflate stream and leaves the reader directly after its end. A truncated or damaged stream yields everything before the
 * damage, then throws zlib's error (`Z_BUF_ERROR` if it ends too early).
 */
export async function* inflateBytes(reader: ByteReader): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw()
  const ready: Buffer[] = []
  let ended = false
  let failure: Error | null = null
  // After its end a stream consumes nothing and calls no callback; neither does a failed one.
  let over = () => {}
  inflate.on('end', () => {
    ended = true
    over()
  })
  inflate.on('error', (error) => {
    failure = error
    over()
  })
  /** Until `work` calls back or the stream is over: a promise of its own each time, since one of the stream would keep all that waited. */
  const untilDone = (work: (done: () => void) => void) =>
    new Promise<void>((resolve) => {
      over = resolve
      if (ended || failure !== null) resolve()
      else work(resolve)
    })
  inflate.on('data', (chunk: Buffer) => ready.push(chunk))
  let emitted = 0
  try {
    while (!ended && failure === null) {
      const chunk = await reader.next()
      if (chunk === null) await untilDone(() => void endInput(inflate))
      for (let at = 0; chunk !== null && at < chunk.length && !ended && failure === null; at += STEP) {
        const step = chunk.subarray(at, at + STEP)
        emitted += step.length
        // All output of these bytes has been read then.
        await untilDone((done) => inflate.write(step, () => done()))
        yield* ready.splice(0)
        if (ended) reader.unread(chunk.subarray(at + step.length - (emitted - inflate.bytesWritten)))
      }
    }
    yield* ready.splice(0)
  } finally {
    inflate.destroy()
  }
  if (failure !== null) throw failure
}

/** Ends the input after all output: otherwise the error of a missing end would destroy the stream with its pending output. */
async function endInput(inflate: InflateRaw): Promise<void> {
  while (inflate.readableLength > 0) await setImmediate()
  inflate.end()
}
