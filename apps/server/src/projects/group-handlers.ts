import { MAX_PROJECT_GROUPS } from '@gezhi/contract'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import type { ProjectParts } from './project-parts.ts'

type GroupCalls = 'listProjectGroups' | 'addProjectGroup' | 'renameProjectGroup' | 'deleteProjectGroup' | 'sortProjectGroups'

/** Calls about groups of projects. */
export function groupHandlers({ groups }: Pick<ProjectParts, 'groups'>): Pick<Handlers['projects'], GroupCalls> {
  return {
    listProjectGroups: (_request, { caller: { userId } }) => groups.list(userId),
    async addProjectGroup({ name }, { caller: { userId } }) {
      const id = await groups.add(userId, name, (present) => {
        if (present >= MAX_PROJECT_GROUPS) throw new CallError('PROJECT_GROUPS_FULL', { limit: MAX_PROJECT_GROUPS })
      })
      if (id === null) throw new CallError('PROJECT_GROUP_NAME_TAKEN', { name })
      return { id }
    },
    async renameProjectGroup({ id, name }, { caller: { userId } }) {
      const outcome = await groups.rename(userId, id, name)
      if (outcome === 'missing') throw new CallError('PROJECT_GROUP_NOT_FOUND')
      if (outcome === 'taken') throw new CallError('PROJECT_GROUP_NAME_TAKEN', { name })
      return true
    },
    async deleteProjectGroup({ id }, { caller: { userId } }) {
      if (!(await groups.remove(userId, id))) throw new CallError('PROJECT_GROUP_NOT_FOUND')
      return true
    },
    async sortProjectGroups({ idList }, { caller: { userId } }) {
      if (!(await groups.sort(userId, idList))) throw new CallError('PROJECT_GROUP_NOT_FOUND')
      return true
    },
  }
}
