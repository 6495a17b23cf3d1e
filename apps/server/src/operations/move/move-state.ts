import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { EngineStatus } from '@gezhi/search'

/** Progress of moving the records of an index. */
export interface IndexMove {
  /** The target location, as a text that identifies it and contains no secret. */
  readonly target: string
  /** Version of the source index: if it differs, the move starts again. */
  readonly version: number
  /** Position in the contents of the source after which to continue. */
  readonly after: string | null
  readonly copied: number
  /** Set once all records are in the shadow index: the target's status before the swap. */
  readonly before: EngineStatus | null
  /** The shadow index has become the index of the target. */
  readonly adopted: boolean
}

/** The file next to the source from which an interrupted move continues. */
export interface MoveState {
  read(): Promise<IndexMove | null>
  write(state: IndexMove): Promise<void>
  forget(): Promise<void>
}

/** Stores the state of a move in a file, atomically. */
export function moveState(path: string): MoveState {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return text === null ? null : (JSON.parse(text) as IndexMove)
    },
    async write(state) {
      await writeFile(`${path}.unfinished`, JSON.stringify(state))
      await rename(`${path}.unfinished`, path)
    },
    forget: () => rm(path, { force: true }),
  }
}
