import { maskPhone, MAX_PROJECT_USERS } from '@gezhi/contract'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { allows, suffices } from '../http/rights.ts'
import { callerOf } from '../exports/background-context.ts'
import type { ProjectParts } from './project-parts.ts'

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
  const handOver = async (id: string, by: string, to: string) => {
    if (by === to) return
    const { role } = await accounts.users.get(to)
    const rights = await accounts.rightsOf(callerOf({ userId: to, role }))
    const check = (present: number) => {
      if (!allows(rights, 'createProjects') || !suffices(rights.grants.createProjects, present + 1))
        throw new CallError('PROJECT_OWNER_FULL')
    }
    if (!(await projects.handOver(id, by, to, check))) throw new CallError('PROJECT_FORBIDDEN')
  }
  return {
    async addShareUser({ id, telephone, authority }, context) {
      await access.requireProject(context.caller.userId, id, 3)
      const userId = await personOf(telephone, context)
      const present = (await projects.users(id)).find((user) => user.userId === userId)
      if (present?.isOwner === true) throw new CallError('PROJECT_OWNER_STAYS')
      if (!(await projects.share(id, userId, authority, MAX_PROJECT_USERS)))
        throw new CallError('PROJECT_USERS_FULL', { limit: MAX_PROJECT_USERS })
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
      await access.requireProject(userId, id, 'owner')
      const to = await personOf(telephone, context)
      const users = await projects.users(id)
      if (users.length >= MAX_PROJECT_USERS && !users.some((user) => user.userId === to))
        throw new CallError('PROJECT_USERS_FULL', { limit: MAX_PROJECT_USERS })
      await handOver(id, userId, to)
      return true
    },
    async relocateToShareUser({ id, userId }, { caller }) {
      await access.requireProject(caller.userId, id, 'owner')
      const to = userId.toLowerCase()
      if (!(await projects.users(id)).some((user) => user.userId === to)) throw new CallError('PROJECT_USER_NOT_FOUND')
      await handOver(id, caller.userId, to)
      return true
    },
  }
}

function requireDone(outcome: 'done' | 'missing' | 'owner'): void {
  if (outcome === 'missing') throw new CallError('PROJECT_USER_NOT_FOUND')
  if (outcome === 'owner') throw new CallError('PROJECT_OWNER_STAYS')
}
