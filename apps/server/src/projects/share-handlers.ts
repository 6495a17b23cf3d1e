import { maskPhone, MAX_PROJECT_USERS } from '@gezhi/contract'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { allows, suffices } from '../http/rights.ts'
import { callerOf } from '../exports/background-context.ts'
import type { OpenProject } from './project-access.ts'
import type { ProjectParts } from './project-parts.ts'
import { sendShareMessage, type SharedProject } from './send-share-message.ts'

type ShareCalls =
  | 'addShareUser'
  | 'listProjectUsers'
  | 'updateUserAuthority'
  | 'deleteProjectUser'
  | 'exitSharing'
  | 'relocateToOtherUser'
  | 'relocateToShareUser'

/** Calls about the users of projects. */
export function shareHandlers({ access, projects, accounts }: ProjectParts): Pick<Handlers['projects'], ShareCalls> {
  /** Counted, so that nobody finds out which phones have accounts. */
  const personOf = async (telephone: string, context: CallContext<UserCaller>) => {
    await accounts.dailyQuota('share-project', context)
    const person = await accounts.users.byPhone(telephone)
    if (person === null) throw new CallError('PROJECT_PERSON_NOT_FOUND')
    return person.id
  }
  const tell = async (to: string, event: SharedProject['event'], { id, name }: OpenProject, by: string) => {
    const { nick } = await accounts.users.get(by)
    await sendShareMessage(accounts.messages, to, { event, id, name, byId: by, by: nick })
  }
  const handOver = async (project: OpenProject, by: string, to: string) => {
    if (by === to) return
    const { id } = project
    const { role } = await accounts.users.get(to)
    const rights = await accounts.rightsOf(callerOf({ userId: to, role }))
    const check = (present: number) => {
      if (!allows(rights, 'createProjects') || !suffices(rights.grants.createProjects, present + 1))
        throw new CallError('PROJECT_OWNER_FULL')
    }
    if (!(await projects.handOver(id, by, to, check))) throw new CallError('PROJECT_FORBIDDEN')
    await tell(to, 'handedOver', project, by)
  }
  return {
    async addShareUser({ id, telephone, authority }, context) {
      const by = context.caller.userId
      const project = await access.requireProject(by, id, 3)
      const userId = await personOf(telephone, context)
      const present = (await projects.users(id)).find((user) => user.userId === userId)
      if (present?.isOwner === true) throw new CallError('PROJECT_OWNER_STAYS')
      if (!(await projects.share(id, userId, authority, MAX_PROJECT_USERS)))
        throw new CallError('PROJECT_USERS_FULL', { limit: MAX_PROJECT_USERS })
      if (present === undefined) await tell(userId, 'shared', project, by)
      return { userId }
    },
    async listProjectUsers({ id }, { caller }) {
      await access.requireProject(caller.userId, id, 1)
      const users = await projects.users(id)
      return Promise.all(
        users.map(async (user) => ({ ...user, telephone: maskPhone((await accounts.users.get(user.userId)).telephone ?? '') })),
      )
    },
    async updateUserAuthority({ id, userId, authority }, { caller }) {
      await access.requireProject(caller.userId, id, 3)
      requireDone(await projects.setAuthority(id, userId, authority))
      return true
    },
    async deleteProjectUser({ id, userId }, { caller }) {
      await access.requireProject(caller.userId, id, 3)
      requireDone(await projects.removeUser(id, userId))
      return true
    },
    async exitSharing({ id }, { caller: { userId } }) {
      await access.requireProject(userId, id, 1)
      requireDone(await projects.removeUser(id, userId))
      return true
    },
    async relocateToOtherUser({ id, telephone }, context) {
      const { userId } = context.caller
      const project = await access.requireProject(userId, id, 'owner')
      const to = await personOf(telephone, context)
      const users = await projects.users(id)
      if (users.length >= MAX_PROJECT_USERS && !users.some((user) => user.userId === to))
        throw new CallError('PROJECT_USERS_FULL', { limit: MAX_PROJECT_USERS })
      await handOver(project, userId, to)
      return true
    },
    async relocateToShareUser({ id, userId }, { caller }) {
      const project = await access.requireProject(caller.userId, id, 'owner')
      const to = userId.toLowerCase()
      if (!(await projects.users(id)).some((user) => user.userId === to)) throw new CallError('PROJECT_USER_NOT_FOUND')
      await handOver(project, caller.userId, to)
      return true
    },
  }
}

function requireDone(outcome: 'done' | 'missing' | 'owner'): void {
  if (outcome === 'missing') throw new CallError('PROJECT_USER_NOT_FOUND')
  if (outcome === 'owner') throw new CallError('PROJECT_OWNER_STAYS')
}
