import { MAX_STRATEGY_GROUPS, savedStrategyOf } from '@gezhi/contract'
import { combineStrategies, savedStrategies } from '@gezhi/query'
import { CallError } from '../http/call-error.ts'
import type { Handlers } from '../http/call-context.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { resolveCombination } from './check-strategy-query.ts'
import { requireGroup, type strategyHandlers, type StrategyParts } from './strategy-handlers.ts'

/** Calls about groups of strategies, and about several strategies at once. */
export function strategyGroupHandlers({
  strategies,
  groups,
  fields,
}: StrategyParts): Omit<Handlers['strategies'], keyof ReturnType<typeof strategyHandlers>> {
  return {
    async combineStrategies({ idList, logic }, { caller: { userId }, language }) {
      const chosen = await strategies.findEach(userId, idList)
      if (chosen === null) throw new CallError('STRATEGY_NOT_FOUND')
      const saved = savedStrategies((await strategies.all(userId)).map(savedStrategyOf), fields)
      const titles = chosen.map(({ title }) => title)
      return { queryStr: resolveCombination(combineStrategies(titles, logic), saved, fields, language) }
    },
    async listStrategyGroups(page, { caller }) {
      const list = await groups.page(caller.userId, page)
      return list.map(({ createdAt, ...group }) => ({ ...group, createTime: shanghaiTime(createdAt) }))
    },
    async addStrategyGroup({ name }, { caller: { userId } }) {
      const id = await groups.add(userId, name, (present) => {
        if (present >= MAX_STRATEGY_GROUPS) throw new CallError('STRATEGY_GROUPS_FULL', { limit: MAX_STRATEGY_GROUPS })
      })
      if (id === null) throw new CallError('STRATEGY_GROUP_NAME_TAKEN', { name })
      return { id }
    },
    async renameStrategyGroup({ id, name }, { caller }) {
      const renamed = await groups.rename(caller.userId, id, name)
      if (renamed === 'missing') throw new CallError('STRATEGY_GROUP_NOT_FOUND')
      if (renamed === 'taken') throw new CallError('STRATEGY_GROUP_NAME_TAKEN', { name })
      return true
    },
    async deleteStrategyGroup({ id }, { caller }) {
      if (!(await groups.remove(caller.userId, id))) throw new CallError('STRATEGY_GROUP_NOT_FOUND')
      return true
    },
    async groupStrategies({ idList, groupId }, { caller: { userId } }) {
      if (groupId !== null) await requireGroup(groups, userId, groupId)
      if (!(await strategies.group(userId, idList, groupId))) throw new CallError('STRATEGY_NOT_FOUND')
      return true
    },
  }
}
