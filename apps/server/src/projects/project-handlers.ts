import { CALLS, type Project } from '@gezhi/contract'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Serving } from '../platform/domain.ts'
import { checkProjectQuery } from './check-project-query.ts'
import type { ProjectParts } from './project-parts.ts'
import type { ListedProject } from './project-store.ts'
import { startTask } from './start-task.ts'

type ManageCalls =
  | 'listProjects'
  | 'changeProject'
  | 'addProject'
  | 'deleteProjects'
  | 'getProject'
  | 'copyProject'
  | 'collectProject'
  | 'cancelCollectProject'
  | 'createIndexSearchProject'

/** Calls that list, change and copy projects. */
export function projectHandlers(parts: ProjectParts, serving: Serving): Pick<Handlers['projects'], ManageCalls> {
  const { access, projects, groups, files, now } = parts
  const checkCount = async (context: CallContext) => {
    const rights = await context.rights()
    return (present: number) => requireRight(rights, 'createProjects', present + 1)
  }
  const requireGroup = async (userId: string, groupId: string | null | undefined) => {
    if (groupId != null && !(await groups.exists(userId, groupId))) throw new CallError('PROJECT_GROUP_NOT_FOUND')
  }
  const collect =
    (collected: boolean) =>
    async ({ id }: { id: string }, { caller: { userId } }: CallContext<UserCaller>) => {
      await access.requireProject(userId, id, 1)
      await projects.changeView(userId, id, { collected })
      return true as const
    }
  return {
    async listProjects({ pageNo, pageSize, ...selection }, { caller: { userId } }) {
      const { list, total } = await projects.page(userId, selection, { pageNo, pageSize })
      return { list: list.map((project) => shownProject(project, userId)), total }
    },
    async changeProject({ id, name, remark, groupId }, { caller: { userId } }) {
      await access.requireProject(userId, id, name === undefined && remark === undefined ? 1 : 3)
      await requireGroup(userId, groupId)
      await projects.change(id, { name, remark })
      if (groupId !== undefined) await projects.changeView(userId, id, { groupId })
      return true
    },
    async addProject(project, context) {
      const { userId } = context.caller
      await requireGroup(userId, project.groupId)
      return { id: await projects.add(userId, project, await checkCount(context)) }
    },
    async deleteProjects({ idList }, { caller: { userId } }) {
      for (const id of idList) await access.requireProject(userId, id, 'owner')
      await projects.remove(idList)
      return true
    },
    async getProject({ id }, { caller: { userId } }) {
      await access.requireProject(userId, id, 1)
      const project = await projects.find(userId, id)
      if (project === null) throw new CallError('PROJECT_NOT_FOUND')
      return shownProject(project, userId)
    },
    async copyProject({ id, name }, context) {
      const { userId } = context.caller
      await access.requireProject(userId, id, 1)
      return { id: await projects.copy(userId, id, name, await checkCount(context)) }
    },
    collectProject: collect(true),
    cancelCollectProject: collect(false),
    async createIndexSearchProject({ name, groupId, queryStr }, context) {
      const { userId } = context.caller
      requireReady(serving.readiness)
      await checkProjectQuery(parts, serving, queryStr, context)
      await requireGroup(userId, groupId)
      const id = await projects.add(userId, { name, remark: queryStr.slice(0, 500).toWellFormed(), groupId }, await checkCount(context))
      const fileId = await files.add({ projectId: id, parentId: null }, name)
      const taskId = await startTask(parts, { fileId, source: searchSource(queryStr), title: queryStr }, context)
      return { id, fileId, taskId }
    },
  }

  function shownProject(project: ListedProject, userId: string): Project {
    const { createdAt, collected, ownerId, authority, ...shown } = project
    const isOwner = ownerId === userId
    return {
      ...shown,
      ownerId,
      isOwner,
      collectFlag: collected ? 1 : 0,
      authority: isOwner ? 3 : authority,
      createTime: shanghaiTime(createdAt ?? new Date(now())),
    }
  }
}

/** The hits of a query, as a list. */
export function searchSource(queryStr: string) {
  const request = CALLS.search.searchPatents.request.parse({ filter: { queryStr, mode: 'command' } })
  return { kind: 'list', call: 'searchPatents', request } as const
}
