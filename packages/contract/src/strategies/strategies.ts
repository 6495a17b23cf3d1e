import * as z from 'zod'
import { call, fileCall, type AnswerOf } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import { idListSchema, strategyFields, strategySchema, titleSchema } from './strategy-fields.ts'

/** A saved strategy. */
export type Strategy = AnswerOf<typeof strategyCalls.listStrategies>['list'][number]

const selectionFields = {
  /** Only strategies with this in their title or query. */
  keyWord: text().trim().max(200).optional(),
  /** Only those of a group; `none`: those without one. */
  groupId: z.union([z.guid(), z.literal('none')]).optional(),
}

export const strategyCalls = {
  /** The user's strategies, newest first (B.strategies.06). */
  listStrategies: call({
    id: 'C.searchStrategy.01',
    method: 'POST',
    path: '/api/user/searchStrategy/list',
    who: 'login',
    request: z.object({ ...pageFields, ...selectionFields }).prefault({}),
    answer: pageOf(strategySchema),
    errors: ['STRATEGY_GROUP_NOT_FOUND'],
    summary: { zh: '保存的检索式', en: 'Saved strategies' },
  }),
  /** Deletes strategies of the user: all of them or, if one does not exist, none. Strategies that refer to them cannot be run then. */
  deleteStrategies: call({
    id: 'C.searchStrategy.02',
    method: 'POST',
    path: '/api/user/searchStrategy/del',
    who: 'login',
    request: z.object({ idList: idListSchema }),
    answer: z.literal(true),
    errors: ['STRATEGY_NOT_FOUND'],
    summary: { zh: '删除检索式', en: 'Deletes strategies' },
  }),
  /** Saves a search under a title (B.strategies.01). Its query must be valid; what it refers to must exist and not lead back to it. */
  addStrategy: call({
    id: 'C.searchStrategy.03',
    method: 'POST',
    path: '/api/user/searchStrategy/add',
    who: 'login',
    request: z.object({
      title: strategyFields.title,
      searchStrategy: strategyFields.searchStrategy,
      searchCondition: strategyFields.searchCondition.default(''),
      number: strategyFields.number.nullable().default(null),
      datRange: strategyFields.datRange.default(''),
      groupId: strategyFields.groupId.default(null),
    }),
    answer: z.object({ id: z.guid() }),
    errors: ['STRATEGY_TITLE_TAKEN', 'STRATEGIES_FULL', 'STRATEGY_QUERY_WRONG', 'STRATEGY_GROUP_NOT_FOUND'],
    summary: { zh: '保存检索式', en: 'Saves a strategy' },
  }),
  /** Whether a title is free: for a new strategy, or for the one with an id (B.strategies.02). */
  checkStrategyTitle: call({
    id: 'C.searchStrategy.04',
    method: 'POST',
    path: '/api/user/searchStrategy/checkTitle',
    who: 'login',
    request: z.object({ title: titleSchema, id: z.guid().optional() }),
    answer: z.boolean(),
    errors: ['STRATEGY_NOT_FOUND'],
    summary: { zh: '检查检索式名称', en: 'Checks the title of a strategy' },
  }),
  /** How many strategies the user has (B.strategies.03). */
  countStrategies: call({
    id: 'C.searchStrategy.05',
    method: 'POST',
    path: '/api/user/searchStrategy/countUserSearchStrategy',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.int(),
    summary: { zh: '检索式数量', en: 'Number of strategies' },
  }),
  /**
   * Changes the given parts of a strategy. With a new title, references of the user's other strategies follow; a new search without its
   * `number` has no number of hits.
   */
  changeStrategy: call({
    id: 'C.searchStrategy.06',
    method: 'POST',
    path: '/api/user/searchStrategy/upd',
    who: 'login',
    request: z.object({ id: z.guid(), ...z.object(strategyFields).partial().shape }),
    answer: strategySchema,
    errors: ['STRATEGY_NOT_FOUND', 'STRATEGY_TITLE_TAKEN', 'STRATEGY_QUERY_WRONG', 'STRATEGY_GROUP_NOT_FOUND'],
    summary: { zh: '修改检索式', en: 'Changes a strategy' },
  }),
  /** The strategies of the user, or chosen ones, as an Excel file named 检索式.xls (B.strategies.04). */
  exportStrategies: fileCall({
    id: 'C.searchStrategy.07',
    method: 'GET',
    path: '/api/user/searchStrategy/exportExcel',
    who: 'login',
    request: z.object({
      /** Ids joined by commas; empty for all. */
      idList: text()
        .max(20_000)
        .refine(
          (list) => list.split(',').every((id) => z.guid().safeParse(id).success),
          localizedIssue('须为以逗号分隔的 id', 'must be ids separated by commas'),
        )
        .optional(),
      ...selectionFields,
    }),
    file: 'application/vnd.ms-excel',
    errors: ['STRATEGY_NOT_FOUND', 'STRATEGY_GROUP_NOT_FOUND'],
    summary: { zh: '导出检索式', en: 'Exports strategies' },
  }),
  /** All strategies of the user, by title: what queries can refer to, and the entries of the command palette (G213). */
  listNamedStrategies: call({
    id: null,
    method: 'POST',
    path: '/api/user/searchStrategy/all',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.array(strategySchema.pick({ id: true, title: true, searchStrategy: true, searchCondition: true, number: true })),
    summary: { zh: '可引用的检索式', en: 'Strategies that queries can refer to' },
  }),
  /** Stores how many hits a strategy has when it is run again; the answer has both numbers. */
  countStrategyHits: call({
    id: null,
    method: 'POST',
    path: '/api/user/searchStrategy/run',
    who: 'login',
    request: z.object({ id: z.guid(), number: strategyFields.number }),
    answer: strategySchema,
    errors: ['STRATEGY_NOT_FOUND'],
    summary: { zh: '再次运行检索式', en: 'Runs a strategy again' },
  }),
}
