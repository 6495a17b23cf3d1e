import { MAX_INDEX_RULES, type FieldValue } from '@gezhi/contract'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { projectIndexRules } from './project-indexes-table.ts'
import { projectFiles } from './projects-table.ts'

export type StoredRule = typeof projectIndexRules.$inferSelect

/** What a rule does. */
export interface RuleContent {
  readonly fileId: string
  readonly queryStr: string
  readonly fieldValue: readonly FieldValue[]
  readonly isOverwriting: boolean
}

/** The rules of indexes. The caller has checked the authority. */
export interface IndexRuleStore {
  /** With the names of their folders; without those of folders in the recycle bin. */
  list(indexId: string): Promise<readonly (StoredRule & { readonly fileName: string })[]>
  /** Throws PROJECT_INDEX_RULE_NOT_FOUND. */
  get(indexId: string, id: string): Promise<StoredRule>
  /** A new rule without an id. Throws PROJECT_INDEX_RULES_FULL, PROJECT_INDEX_RULE_NOT_FOUND. */
  save(indexId: string, rule: RuleContent, id?: string): Promise<string>
  /** Throws PROJECT_INDEX_RULE_NOT_FOUND if the index does not have one of them; then none is deleted. */
  remove(indexId: string, ids: readonly string[]): Promise<void>
  /** Records a run and the number of patents it changed. */
  ran(id: string, count: number): Promise<void>
}

/** Rules in PostgreSQL; `now` in ms. */
export function indexRuleStore(database: Database, now: () => number): IndexRuleStore {
  const of = (indexId: string, ids: readonly string[]) =>
    and(
      eq(projectIndexRules.indexId, indexId),
      inArray(
        projectIndexRules.id,
        ids.map((id) => id.toLowerCase()),
      ),
    )
  return {
    async list(indexId) {
      const rows = await database
        .select({ rule: projectIndexRules, fileName: projectFiles.fileName })
        .from(projectIndexRules)
        .innerJoin(projectFiles, and(eq(projectFiles.id, projectIndexRules.fileId), isNull(projectFiles.deletedAt)))
        .where(eq(projectIndexRules.indexId, indexId))
        .orderBy(asc(projectIndexRules.createdAt), asc(projectIndexRules.id))
        .limit(MAX_INDEX_RULES)
      return rows.map(({ rule, fileName }) => ({ ...rule, fileName }))
    },
    async get(indexId, id) {
      const [row] = await database
        .select()
        .from(projectIndexRules)
        .where(of(indexId, [id]))
      if (row === undefined) throw new CallError('PROJECT_INDEX_RULE_NOT_FOUND')
      return row
    },
    save: (indexId, rule, id) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'projectIndexRules', indexId)
        if (id !== undefined) {
          const { rowCount } = await transaction
            .update(projectIndexRules)
            .set(rule)
            .where(of(indexId, [id]))
          if (rowCount !== 1) throw new CallError('PROJECT_INDEX_RULE_NOT_FOUND')
          return id
        }
        const present = await transaction.$count(projectIndexRules, eq(projectIndexRules.indexId, indexId))
        if (present >= MAX_INDEX_RULES) throw new CallError('PROJECT_INDEX_RULES_FULL', { limit: MAX_INDEX_RULES })
        const [row] = await transaction
          .insert(projectIndexRules)
          .values({ ...rule, indexId, createdAt: new Date(now()) })
          .returning({ id: projectIndexRules.id })
        return row!.id
      }),
    remove: (indexId, ids) =>
      database.transaction(async (transaction) => {
        const { rowCount } = await transaction.delete(projectIndexRules).where(of(indexId, ids))
        if (rowCount !== new Set(ids.map((id) => id.toLowerCase())).size) throw new CallError('PROJECT_INDEX_RULE_NOT_FOUND')
      }),
    async ran(id, count) {
      await database
        .update(projectIndexRules)
        .set({ lastRunAt: new Date(now()), lastCount: count })
        .where(eq(projectIndexRules.id, id))
    },
  }
}
