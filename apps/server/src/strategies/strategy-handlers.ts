import { MAX_STRATEGIES, type Strategy } from '@gezhi/contract'
import { renameReferences, strategyKey } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'
import type { Handlers } from '../http/call-context.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { checkStrategyQuery } from './check-strategy-query.ts'
import type { StrategyGroupStore } from './strategy-group-store.ts'
import type { StoredStrategy, StrategySelection, StrategyStore } from './strategy-store.ts'
import { strategyWorkbook } from './strategy-workbook.ts'

/** Services used by the calls about strategies. */
export interface StrategyParts {
  readonly strategies: StrategyStore
  readonly groups: StrategyGroupStore
  /** The fields that queries search. */
  readonly fields: FieldTable
}

type GroupCalls =
  | 'combineStrategies'
  | 'listStrategyGroups'
  | 'addStrategyGroup'
  | 'renameStrategyGroup'
  | 'deleteStrategyGroup'
  | 'groupStrategies'

/** Calls about saved strategies. */
export function strategyHandlers({ strategies, groups, fields }: StrategyParts): Omit<Handlers['strategies'], GroupCalls> {
  /** The selection of a request. Throws if its group does not exist. */
  const selectionOf = async (userId: string, { keyWord, groupId }: RequestedSelection): Promise<StrategySelection> => {
    if (groupId !== undefined && groupId !== 'none') await requireGroup(groups, userId, groupId)
    return { ...(keyWord && { word: keyWord }), ...(groupId !== undefined && { groupId: groupId === 'none' ? null : groupId }) }
  }
  return {
    async listStrategies({ pageNo, pageSize, ...selection }, { caller: { userId } }) {
      const { list, total } = await strategies.page(userId, await selectionOf(userId, selection), { pageNo, pageSize })
      return { list: list.map(shown), total }
    },
    async deleteStrategies({ idList }, { caller: { userId } }) {
      if (!(await strategies.remove(userId, idList))) throw new CallError('STRATEGY_NOT_FOUND')
      return true
    },
    async addStrategy(strategy, context) {
      const { userId } = context.caller
      if (strategy.groupId !== null) await requireGroup(groups, userId, strategy.groupId)
      const rights = await context.rights()
      const id = await strategies.add(userId, strategy, (others) => {
        checkStrategyQuery(strategy, others, fields, context.language)
        const count = others.length + 1
        requireRight(rights, 'saveStrategies', count)
        if (count > MAX_STRATEGIES) throw new CallError('STRATEGIES_FULL', { limit: MAX_STRATEGIES })
      })
      if (id === null) throw titleTaken(strategy.title)
      return { id }
    },
    async checkStrategyTitle({ title, id }, { caller: { userId } }) {
      if (id !== undefined && (await strategies.find(userId, id)) === null) throw new CallError('STRATEGY_NOT_FOUND')
      return !(await strategies.isTaken(userId, title, id))
    },
    countStrategies: (_request, { caller }) => strategies.count(caller.userId),
    async changeStrategy({ id, ...given }, { caller: { userId }, language }) {
      const parts = withoutUndefined(given)
      if (parts.groupId) await requireGroup(groups, userId, parts.groupId)
      const changed = await strategies.change(userId, id, parts, (before, others) => {
        const after = { ...before, ...parts }
        if (parts.searchStrategy !== undefined || parts.searchCondition !== undefined) checkStrategyQuery(after, others, fields, language)
        return renamedIn(others, before.title, after.title, fields)
      })
      if (changed === 'missing') throw new CallError('STRATEGY_NOT_FOUND')
      if (changed === 'taken') throw titleTaken(parts.title ?? '')
      return shown(changed)
    },
    async exportStrategies({ idList, ...selection }, { caller: { userId }, language }) {
      const selected = await selectionOf(userId, selection)
      const ids = idList?.split(',')
      if (ids !== undefined && (await strategies.findEach(userId, ids)) === null) throw new CallError('STRATEGY_NOT_FOUND')
      const { list } = await strategies.page(userId, { ...selected, ...(ids && { ids }) }, { pageNo: 1, pageSize: MAX_STRATEGIES })
      return { body: await strategyWorkbook(list, language), name: '检索式.xls', fresh: true }
    },
    async listNamedStrategies(_request, { caller }) {
      return (await strategies.all(caller.userId)).map(({ id, title, searchStrategy, searchCondition, number }) => ({
        id,
        title,
        searchStrategy,
        searchCondition,
        number,
      }))
    },
    async countStrategyHits({ id, number }, { caller }) {
      const counted = await strategies.recount(caller.userId, id, number)
      if (counted === null) throw new CallError('STRATEGY_NOT_FOUND')
      return shown(counted)
    },
  }
}

interface RequestedSelection {
  readonly keyWord?: string | undefined
  readonly groupId?: string | undefined
}

/** Throws STRATEGY_GROUP_NOT_FOUND unless the user has the group. */
export async function requireGroup(groups: StrategyGroupStore, userId: string, groupId: string): Promise<void> {
  if (!(await groups.exists(userId, groupId))) throw new CallError('STRATEGY_GROUP_NOT_FOUND')
}

function titleTaken(title: string): CallError {
  return new CallError('STRATEGY_TITLE_TAKEN', { title })
}

/** The queries that refer to a strategy, with its new title, by id; empty if references still find it. */
function renamedIn(others: readonly StoredStrategy[], from: string, to: string, fields: FieldTable): ReadonlyMap<string, string> {
  if (strategyKey(from) === strategyKey(to)) return new Map()
  const renamed = others.map(({ id, searchStrategy }) => [id, searchStrategy, renameReferences(searchStrategy, from, to, fields)] as const)
  return new Map(renamed.flatMap(([id, before, after]) => (before === after ? [] : [[id, after]])))
}

function withoutUndefined<Parts extends object>(parts: Parts): { [Key in keyof Parts]?: Exclude<Parts[Key], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Parts]?: Exclude<Parts[Key], undefined>
  }
}

function shown(strategy: StoredStrategy): Strategy {
  const { userId: _user, titleKey: _key, countedAt, countedBeforeAt, createdAt, ...parts } = strategy
  return {
    ...parts,
    countTime: countedAt && shanghaiTime(countedAt),
    countTimeBefore: countedBeforeAt && shanghaiTime(countedBeforeAt),
    createTime: shanghaiTime(createdAt),
  }
}
