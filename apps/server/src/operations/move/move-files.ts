import type { FileStore, StoredFile } from '../../files/file-store.ts'
import type { Comparison, OnMoveEvent } from './move-events.ts'
import { MoveRejected } from './move-rejected.ts'

export interface FilesMoving {
  readonly source: FileStore
  readonly target: FileStore
  /** Whether files that exist only in the target are removed. */
  readonly replace: boolean
  readonly signal: AbortSignal
  readonly report: OnMoveEvent
}

/** Concurrent transfers. */
const LANES = 8

/** Differences between the files of two stores. */
export interface FilesToMove {
  readonly expected: ReadonlyMap<string, StoredFile>
  /** Keys that exist only in the target. */
  readonly foreign: readonly string[]
}

/**
 * Determines what must be moved and changes nothing. Rejects with `MoveRejected` if the target has files that the source does not, with
 * `FileStoreError`, and with the signal's reason.
 */
export async function filesToMove({ source, target, replace }: Omit<FilesMoving, 'signal' | 'report'>): Promise<FilesToMove> {
  const expected = await filesOf(source)
  const foreign = [...(await filesOf(target)).keys()].filter((key) => !expected.has(key))
  if (foreign.length > 0 && !replace) throw new MoveRejected('filesNotEmpty')
  return { expected, foreign }
}

/**
 * Copies these files to another store; existing ones are skipped. If killed, the next call checks all again. Rejects with
 * `FileStoreError`, and with the signal's reason.
 */
export async function moveFiles({ source, target, signal, report }: FilesMoving, { expected, foreign }: FilesToMove): Promise<void> {
  const left = expected.keys()
  let done = 0
  const lane = async () => {
    for (const key of left) {
      signal.throwIfAborted()
      const bytes = await source.get(key)
      if (bytes === null) throw new Error(`${key} no longer exists / ${key} 已不存在`)
      await target.put(key, bytes)
      report({ kind: 'progress', part: 'files', done: ++done, total: expected.size })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  for (const key of foreign) await target.remove(key)
  report({ kind: 'moved', part: 'files', total: expected.size })
}

/** Whether both stores have files with the same keys and lengths. Contents are not read again, because `put` verifies them. */
export async function compareFiles(source: FileStore, target: FileStore): Promise<Comparison[]> {
  const [ours, theirs] = [await filesOf(source), await filesOf(target)]
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter((key) => ours.get(key)?.size !== theirs.get(key)?.size)
  return [
    { of: 'files', source: ours.size, target: theirs.size, differences: differing },
    { of: 'bytes', source: bytesOf(ours), target: bytesOf(theirs), differences: [] },
  ]
}

async function filesOf(store: FileStore): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for await (const file of store.list('')) files.set(file.key, file)
  return files
}

function bytesOf(files: ReadonlyMap<string, StoredFile>): number {
  return files.values().reduce((sum, { size }) => sum + size, 0)
}
