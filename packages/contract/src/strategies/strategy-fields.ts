import { isStrategyTitle } from '@gezhi/query'
import * as z from 'zod'
import { localizedIssue } from '../localized-issue.ts'
import { MAX_INTEGER, text } from '../text.ts'
import { MAX_CHOSEN_STRATEGIES, MAX_STRATEGY_TITLE } from './strategy-limits.ts'

/** Unique for a user, whatever its letter case, width and spaces; queries name a strategy by it: `#{title}` (G86, G213). */
export const titleSchema = text()
  .trim()
  .min(1)
  .max(MAX_STRATEGY_TITLE)
  .refine(isStrategyTitle, localizedIssue('不能包含花括号或换行', 'must not contain braces or line breaks'))

/** Parts of a strategy that requests set. */
export const strategyFields = {
  title: titleSchema,
  /** The query; empty if the search mode needs none. May refer to other strategies: `#{title}`. */
  searchStrategy: text().max(10_000),
  /** The rest of the search (mode, filters) as in the address of its list; the server reads only its mode (`savedStrategyOf`). */
  searchCondition: text().max(20_000),
  /** Hits when it is saved. */
  number: z.int().min(0).max(MAX_INTEGER),
  /** Types and countries that are searched: codes joined by commas, types before countries; empty for all. */
  datRange: text().max(2_000),
  /** Its group; null for none. */
  groupId: z.guid().nullable(),
}

/** A saved search. */
export const strategySchema = z.object({
  id: z.guid(),
  title: z.string(),
  searchStrategy: z.string(),
  searchCondition: z.string(),
  datRange: z.string(),
  groupId: z.guid().nullable(),
  /** Hits when it was last counted: saved or run; null after a change of the search without a count. */
  number: z.int().nullable(),
  /** `yyyy-MM-dd HH:mm:ss`: when they were counted. */
  countTime: z.string().nullable(),
  /** The same of the count before. */
  numberBefore: z.int().nullable(),
  countTimeBefore: z.string().nullable(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  createTime: z.string(),
})

/** Ids of chosen strategies. */
export const idListSchema = z.array(z.guid()).min(1).max(MAX_CHOSEN_STRATEGIES)
