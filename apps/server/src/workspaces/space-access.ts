import { CallError } from '../http/call-error.ts'
import type { SharedSpaces } from './shared-spaces.ts'
import type { SpaceStore, StoredSpace } from './space-store.ts'

/** A space that a user may read, among the spaces of its tree. */
export interface ReadableSpace {
  readonly space: StoredSpace
  readonly isOwn: boolean
  /** The user's own, or all that are shared with the user. */
  readonly tree: readonly StoredSpace[]
}

/** Finds spaces of the user and those shared with the user. Throws SPACE_NOT_FOUND. */
export function spaceReader(store: Pick<SpaceStore, 'all'>, shared: Pick<SharedSpaces, 'all'>) {
  return async (userId: string, id: string): Promise<ReadableSpace> => {
    for (const [isOwn, list] of [[true, store.all] as const, [false, shared.all] as const]) {
      const tree = await list(userId)
      const space = tree.find((one) => one.id === id)
      if (space !== undefined) return { space, isOwn, tree }
    }
    throw new CallError('SPACE_NOT_FOUND')
  }
}
