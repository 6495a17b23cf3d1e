import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { pageFields } from '../paging.ts'
import { text } from '../text.ts'
import { idListSchema } from './strategy-fields.ts'
import { MAX_STRATEGY_TITLE, STRATEGY_LOGICS } from './strategy-limits.ts'

/** A group with the number of its strategies. */
export type StrategyGroup = AnswerOf<typeof strategyGroupCalls.listStrategyGroups>[number]

const nameSchema = text().trim().min(1).max(MAX_STRATEGY_TITLE)

export const strategyGroupCalls = {
  /**
   * The combination of chosen strategies as one query, in their order and without references (B.strategies.05). Only their queries are
   * combined, not their filters and databases.
   */
  combineStrategies: call({
    id: 'C.strategyGroup.01',
    method: 'POST',
    path: '/api/user/strategyGroup/confirm',
    who: 'login',
    request: z.object({ idList: idListSchema, logic: z.enum(STRATEGY_LOGICS).default('AND') }),
    answer: z.object({ queryStr: z.string() }),
    errors: ['STRATEGY_NOT_FOUND', 'STRATEGY_QUERY_WRONG'],
    summary: { zh: '组合检索式', en: 'Combines strategies' },
  }),
  /** A page of the user's groups, by name (B.strategies.05). */
  listStrategyGroups: call({
    id: 'C.strategyGroup.02',
    method: 'GET',
    path: '/api/user/strategyGroup/list',
    who: 'login',
    request: z.object(pageFields),
    answer: z.array(
      z.object({
        id: z.guid(),
        name: z.string(),
        /** Strategies in it. */
        count: z.int(),
        /** `yyyy-MM-dd HH:mm:ss`. */
        createTime: z.string(),
      }),
    ),
    summary: { zh: '检索式分组', en: 'Groups of strategies' },
  }),
  /** Creates a group. Names are unique for a user, whatever their letter case, width and spaces. */
  addStrategyGroup: call({
    id: null,
    method: 'POST',
    path: '/api/user/strategyGroup/add',
    who: 'login',
    request: z.object({ name: nameSchema }),
    answer: z.object({ id: z.guid() }),
    errors: ['STRATEGY_GROUP_NAME_TAKEN', 'STRATEGY_GROUPS_FULL'],
    summary: { zh: '新增检索式分组', en: 'Adds a group of strategies' },
  }),
  /** Renames a group. */
  renameStrategyGroup: call({
    id: null,
    method: 'POST',
    path: '/api/user/strategyGroup/upd',
    who: 'login',
    request: z.object({ id: z.guid(), name: nameSchema }),
    answer: z.literal(true),
    errors: ['STRATEGY_GROUP_NOT_FOUND', 'STRATEGY_GROUP_NAME_TAKEN'],
    summary: { zh: '重命名检索式分组', en: 'Renames a group of strategies' },
  }),
  /** Deletes a group; its strategies stay, without a group. */
  deleteStrategyGroup: call({
    id: null,
    method: 'POST',
    path: '/api/user/strategyGroup/del',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['STRATEGY_GROUP_NOT_FOUND'],
    summary: { zh: '删除检索式分组', en: 'Deletes a group of strategies' },
  }),
  /** Puts strategies into a group, or with null into none: all of them or, if one does not exist, none. */
  groupStrategies: call({
    id: null,
    method: 'POST',
    path: '/api/user/strategyGroup/assign',
    who: 'login',
    request: z.object({ idList: idListSchema, groupId: z.guid().nullable() }),
    answer: z.literal(true),
    errors: ['STRATEGY_NOT_FOUND', 'STRATEGY_GROUP_NOT_FOUND'],
    summary: { zh: '移动检索式到分组', en: 'Moves strategies to a group' },
  }),
}
