import { DamagedFile } from '../../pipeline/damaged-file.ts'
import { NOT_UTF8 } from '../../pipeline/split-lines.ts'

/** Text of a file chunk by chunk, then one empty chunk marked as the last. Throws `DamagedFile` if it is not UTF-8. */
export async function* decodeUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<{ text: string; last: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of bytes) yield { text: decode(decoder, chunk), last: false }
  yield { text: decode(decoder), last: true }
}

function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch (error) {
    throw new DamagedFile(NOT_UTF8, error)
  }
}
