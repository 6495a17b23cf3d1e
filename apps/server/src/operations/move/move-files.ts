import type { FileStore, StoredFile } from '../../files/file-store.ts'
import type { Comparison, OnMoveEvent } from './move-events.ts'
import { MoveRejected } from './move-rejected.ts'

export interface FilesMoving {
  readonly source: FileStore
  readonly target: FileStore
  /** Whether files of the target that the source does not have are removed. */
  readonly replace: boolean
  readonly signal: AbortSignal
  readonly report: OnMoveEvent
}

/** Files on their way at once. */
const LANES = 8

/** What is to be done with the files of two stores. */
export interface FilesToMove {
  readonly expected: ReadonlyMap<string, StoredFile>
  /** Keys of the target that the source does not have. */
  readonly foreign: readonly string[]
}

/**
 * Looks what is to be moved, and touches nothing. Rejects with `MoveRejected` where the target has files that the source does not, with
 * `FileStoreError`, and with the signal's reason.
 */
export async function filesToMove({ source, target, replace }: Omit<FilesMoving, 'signal' | 'report'>): Promise<FilesToMove> {
  const expected = await filesOf(source)
  const foreign = [...(await filesOf(target)).keys()].filter((key) => !expected.has(key))
  if (foreign.length > 0 && !replace) throw new MoveRejected('filesNotEmpty')
  return { expected, foreign }
}

/**
 * Copies these files of a store into another; those that are there already stay. Killed, the next call goes through all again. Rejects with
 * `FileStoreError`, and with the signal's reason.
 */
export async function moveFiles({ source, target, signal, report }: FilesMoving, { expected, foreign }: FilesToMove): Promise<void> {
  const left = expected.keys()
  let done = 0
  const lane = async () => {
    for (const key of left) {
      signal.throwIfAborted()
      const bytes = await source.get(key)
      if (bytes === null) throw new Error(`${key} is not there any more / ${key} 已不存在`)
      await target.put(key, bytes)
      report({ kind: 'progress', part: 'files', done: ++done, total: expected.size })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  for (const key of foreign) await target.remove(key)
  report({ kind: 'moved', part: 'files', total: expected.size })
}

/** Whether both stores hold files of the same keys and lengths. What `put` wrote is what it was given: contents are not read again. */
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
