/** Bytes as a stream of chunks of one size. */
export async function* bytesInChunks(bytes: Buffer | string, size: number): AsyncGenerator<Buffer> {
  const all = Buffer.from(bytes)
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size)
}

/** All elements of a stream. */
export async function collectAll<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of stream) all.push(one)
  return all
}
