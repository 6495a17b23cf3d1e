import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain strategies answer. */
export const STRATEGY_ERRORS = {
  STRATEGY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到检索式', en: 'Saved strategy not found' },
  STRATEGY_TITLE_TAKEN: {
    code: 400,
    everywhere: false,
    zh: '已有名为“{title}”的检索式',
    en: 'You already have a strategy with the title “{title}”',
  },
  STRATEGIES_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可保存 {limit} 个检索式，请先删除不用的检索式',
    en: 'At most {limit} strategies can be saved; please delete some first',
  },
  STRATEGY_QUERY_WRONG: { code: 400, everywhere: false, zh: '检索式有误：{reason}', en: 'The query has errors: {reason}' },
  STRATEGY_GROUP_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到分组', en: 'Group not found' },
  STRATEGY_GROUP_NAME_TAKEN: {
    code: 400,
    everywhere: false,
    zh: '已有名为“{name}”的分组',
    en: 'You already have a group with the name “{name}”',
  },
  STRATEGY_GROUPS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可创建 {limit} 个分组，请先删除不用的分组',
    en: 'At most {limit} groups can be created; please delete some first',
  },
} as const satisfies ErrorTable
