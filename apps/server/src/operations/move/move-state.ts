import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { EngineStatus } from '@gezhi/search'

/** How far the records of an index came on their way to another. */
export interface IndexMove {
  /** Where they go, as a text that tells one place from another and holds no secret. */
  readonly target: string
  /** Version of the index they come from: another one, and the way begins anew. */
  readonly version: number
  /** Place in the contents of the source behind which to go on. */
  readonly after: string | null
  readonly copied: number
  /** Set once all are beside the index of the target: what that was before it took them over. */
  readonly before: EngineStatus | null
  /** They are the index of the target. */
  readonly adopted: boolean
}

/** The file beside the source that a move which was cut off goes on by. */
export interface MoveState {
  read(): Promise<IndexMove | null>
  write(state: IndexMove): Promise<void>
  forget(): Promise<void>
}

/** Keeps the state of a move in a file, whole or not at all. */
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
