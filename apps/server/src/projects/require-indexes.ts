import { CallError } from '../http/call-error.ts'
import { toCallError } from '../http/error-envelope.ts'
import type { NeededAuthority, ProjectAccess } from './project-access.ts'
import type { ProjectIndexStore, StoredIndex } from './project-index-store.ts'

/** Indexes with the authority that a call needs. */
export type RequireIndexes = (userId: string, ids: readonly string[], needed: NeededAuthority) => Promise<readonly StoredIndex[]>

/** Throws PROJECT_INDEX_NOT_FOUND also for indexes of projects that the user does not have, PROJECT_FORBIDDEN. */
export function indexRequirer(access: Pick<ProjectAccess, 'requireProject'>, indexes: Pick<ProjectIndexStore, 'find'>): RequireIndexes {
  return async (userId, ids, needed) => {
    const unique = [...new Set(ids.map((id) => id.toLowerCase()))]
    const found = await indexes.find(unique)
    if (found.length < unique.length) throw new CallError('PROJECT_INDEX_NOT_FOUND')
    for (const projectId of new Set(found.map((index) => index.projectId)))
      await requireProjectOf(access, userId, projectId, needed, 'PROJECT_INDEX_NOT_FOUND')
    return found
  }
}

/** Requires the project of something that has its own error if it is missing: whoever does not have the project gets that error. */
export async function requireProjectOf(
  access: Pick<ProjectAccess, 'requireProject'>,
  userId: string,
  projectId: string,
  needed: NeededAuthority,
  missing: 'PROJECT_INDEX_NOT_FOUND' | 'PROJECT_INDEX_CHANGE_NOT_FOUND',
): Promise<void> {
  await access.requireProject(userId, projectId, needed).catch((error: unknown) => {
    throw toCallError(error).error === 'PROJECT_NOT_FOUND' ? new CallError(missing) : error
  })
}
