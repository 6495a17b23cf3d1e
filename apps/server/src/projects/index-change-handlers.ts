import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { IndexChangeStore } from './index-change-store.ts'
import type { ProjectAccess } from './project-access.ts'
import { requireProjectOf } from './require-indexes.ts'

/** Calls about changes of indexes: readers list them, editors undo them. */
export function indexChangeHandlers({
  access,
  changes,
}: {
  readonly access: Pick<ProjectAccess, 'requireProject'>
  readonly changes: IndexChangeStore
}): Pick<Handlers['projects'], 'listIndexChanges' | 'undoIndexChange'> {
  return {
    async listIndexChanges({ projectId, indexId, ...page }, { caller: { userId } }) {
      await access.requireProject(userId, projectId, 1)
      const { list, total } = await changes.page({ projectId: projectId.toLowerCase(), indexId }, page)
      return {
        total,
        list: list.map((change) => ({
          id: change.id,
          indexId: change.indexId,
          indexName: change.indexName,
          kind: change.kind,
          patentCount: change.patentCount,
          userName: change.userName,
          isOwn: change.userId === userId,
          changeTime: shanghaiTime(change.changedAt),
          isUndone: change.undoneAt !== null,
        })),
      }
    },
    async undoIndexChange({ id }, { caller: { userId } }) {
      const change = await changes.find(id)
      if (change === null) throw new CallError('PROJECT_INDEX_CHANGE_NOT_FOUND')
      await requireProjectOf(access, userId, change.projectId, 2, 'PROJECT_INDEX_CHANGE_NOT_FOUND')
      return changes.undo(change)
    },
  }
}
