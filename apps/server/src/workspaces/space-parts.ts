import type { Database } from '../database/connect-database.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { requireRight } from '../http/rights.ts'
import type { SharedSpaces } from './shared-spaces.ts'
import type { SpaceBin } from './space-bin.ts'
import type { SpaceFileStore } from './space-file-store.ts'
import type { SpaceStore } from './space-store.ts'

/** What calls about spaces use. */
export interface SpaceParts {
  readonly database: Database
  readonly spaces: SpaceStore
  readonly files: SpaceFileStore
  readonly shared: SharedSpaces
  readonly bin: SpaceBin
  /** ms */
  readonly now: () => number
}

/** A function that throws the rejection of `storeWorkspaceRecords` unless a space of the user may have so many files. */
export async function limitOf(context: CallContext<UserCaller>): Promise<(count: number) => void> {
  const rights = await context.rights()
  return (count) => requireRight(rights, 'storeWorkspaceRecords', count)
}
