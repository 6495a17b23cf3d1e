import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'
import { createReadStream } from 'node:fs'
import { DamagedFile } from './damaged-file.ts'
import type { DamagedZipEntry, ZipEntry } from './open-zip.ts'

interface OpenEntry {
  readonly name: string
  readonly chunks: Buffer[]
  ended: boolean
  failure: Error | null
}

/**
 * The files of a zip whose directory, which stands at the end, is missing: what a broken download leaves. Reads from the beginning, gives
 * what is whole, and of the last file what is there.
 */
export async function* entriesWithoutDirectory(path: string): AsyncGenerator<ZipEntry | DamagedZipEntry> {
  const stream = createReadStream(path, { highWaterMark: 16 * 1024 })
  const input = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const met: OpenEntry[] = []
  const unzip = new Unzip((file) => met.push(opened(file)))
  unzip.register(UnzipInflate)
  let failure: Error | null = null
  let passed = 0
  let told = false
  const feed = async (): Promise<boolean> => {
    const next = await input.next()
    if (next.done === true || failure !== null) return false
    passed += next.value.length
    try {
      unzip.push(next.value)
    } catch (error) {
      failure = error as Error
    }
    return failure === null
  }
  async function* bytesOf(entry: OpenEntry): AsyncGenerator<Buffer> {
    for (;;) {
      yield* entry.chunks.splice(0)
      if (entry.ended) return
      if (entry.failure !== null || !(await feed())) {
        told = true
        throw endsEarly(entry.failure ?? failure)
      }
    }
  }
  try {
    do {
      for (let entry = met.shift(); entry !== undefined; entry = met.shift()) {
        if (!entry.name.endsWith('/')) yield { name: entry.name, bytes: bytesOf(entry), passed: () => passed }
        while (!entry.ended && entry.failure === null && (await feed())) entry.chunks.length = 0
      }
    } while (await feed())
  } finally {
    stream.destroy()
  }
  if (!told) yield { name: '', damage: endsEarly(failure) }
}

function opened(file: UnzipFile): OpenEntry {
  const entry: OpenEntry = { name: file.name, chunks: [], ended: false, failure: null }
  file.ondata = (error, data, final) => {
    if (error) entry.failure = error
    else if (data.length > 0) entry.chunks.push(Buffer.from(data))
    if (final) entry.ended = true
  }
  try {
    file.start()
  } catch (error) {
    entry.failure = error as Error
  }
  return entry
}

function endsEarly(cause: Error | null): DamagedFile {
  return new DamagedFile({ en: 'the zip file ends too early (truncated) or is damaged', zh: 'zip 文件不完整（被截断）或已损坏' }, cause)
}
