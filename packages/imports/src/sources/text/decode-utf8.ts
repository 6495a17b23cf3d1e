import { DamagedFile } from '../../pipeline/damaged-file.ts'
import { NOT_UTF8 } from '../../pipeline/split-lines.ts'

/** Text of a file chunk by chunk, then one empty chunk marked as the last. Throws `DamagedFile` if it is not UTF-8. */
export async function* decodeUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<{ text: string; last: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of bytes) yield { text: decode(decoder, chunk), last: false }
  yield { text: decode(decoder), last: true }
}

/** The same, with U+FFFD in place of what is not UTF-8; `lossy` if the chunk has such places. */
export async function* decodeUtf8Leniently(bytes: AsyncIterable<Buffer>): AsyncGenerator<{ text: string; lossy: boolean; last: boolean }> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const lenient = new TextDecoder()
  let isLossy = false
  const decodeChunk = (chunk?: Buffer) => {
    const text = lenient.decode(chunk, { stream: chunk !== undefined })
    try {
      // Only until the first such place: after an error the state of the strict decoder is unknown.
      if (!isLossy) strict.decode(chunk, { stream: chunk !== undefined })
    } catch {
      isLossy = true
    }
    return { text, lossy: isLossy && text.includes('\uFFFD') }
  }
  for await (const chunk of bytes) yield { ...decodeChunk(chunk), last: false }
  yield { ...decodeChunk(), last: true }
}

function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch (error) {
    throw new DamagedFile(NOT_UTF8, error)
  }
}
