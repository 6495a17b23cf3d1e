import { Worker } from 'node:worker_threads'
import { DamagedFile } from '../pipeline/damaged-file.ts'
import type { TableRead, TableToRead } from './read-table-thread.ts'

/** Longest time in ms and largest heap in MB for a file somebody uploaded: whatever is in it, the server goes on. */
const LIMITS = { time: 20_000, heap: 384 }

/** `readTable` in a thread that is ended when a file asks for too much time or memory. Throws `DamagedFile` then, too. */
export async function readTableAside(bytes: Uint8Array, most: number, limits = LIMITS): Promise<string[][]> {
  const worker = new Worker(new URL('./read-table-thread.ts', import.meta.url), {
    workerData: { bytes, most } satisfies TableToRead,
    resourceLimits: { maxOldGenerationSizeMb: limits.heap },
  })
  const timer = setTimeout(() => void worker.terminate(), limits.time)
  try {
    const read = await new Promise<TableRead>((resolve, reject) => {
      worker
        .once('message', resolve)
        .once('error', reject)
        .once('exit', () => reject(new Error('The reading thread ended')))
    })
    if ('rows' in read) return read.rows
    throw new DamagedFile(read.damage)
  } catch (error) {
    throw error instanceof DamagedFile ? error : tooMuch(error)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function tooMuch(cause: unknown): DamagedFile {
  return new DamagedFile({ en: 'the file takes too much memory or time to read', zh: '读取文件占用的内存或时间过多' }, cause)
}
