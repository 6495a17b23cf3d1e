import { randomUUID } from 'node:crypto'
import { MAX_INDEX_DEPTH, MAX_PROJECT_INDEXES, type FieldValue, type GivenIndexField, type IndexField } from '@gezhi/contract'
import { and, asc, count, eq, exists, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { likeOf } from '../database/like-of.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { heightOf, inTreeOrder, levelOf, withDescendants } from './file-tree.ts'
import { changedFields, valuesOfFields, type IndexValues } from './index-fields.ts'
import { projectIndexes, projectIndexValues } from './project-indexes-table.ts'
import { PATENT_STATES, projectFilePatents, projectFiles, projectUsers } from './projects-table.ts'

export type StoredIndex = typeof projectIndexes.$inferSelect
export type StoredIndexRow = typeof projectIndexValues.$inferSelect

/** A change of an index in a batch. */
export interface IndexChange {
  readonly id: string
  readonly name?: string | undefined
  readonly parentId?: string | null | undefined
}

/** Which rows of an index are listed. */
export interface IndexRowFilter {
  readonly indexIds: readonly string[]
  readonly field?: IndexField | undefined
  readonly value?: string | number | undefined
}

/** The indexes of projects and their values. The caller has checked the authority (`ProjectAccess`). */
export interface ProjectIndexStore {
  find(ids: readonly string[]): Promise<readonly StoredIndex[]>
  /** In the order of the tree, with the number of patents that have values. */
  list(projectId: string): Promise<readonly (StoredIndex & { readonly patentCount: number })[]>
  add(projectId: string, index: { name: string; parentId: string | null; fieldList: readonly GivenIndexField[] }): Promise<string>
  remove(ids: readonly string[]): Promise<void>
  change(projectId: string, changes: readonly IndexChange[]): Promise<void>
  saveFields(index: StoredIndex, fields: readonly GivenIndexField[]): Promise<readonly IndexField[]>
  /** Which of these patents are in folders of the project. */
  patentsIn(projectId: string, ids: readonly string[]): Promise<readonly string[]>
  userIds(projectId: string): Promise<ReadonlySet<string>>
  /** Saves values of patents. With `revision`, throws PROJECT_INDEX_CONFLICT if a row has another one. Returns the highest new revision. */
  save(index: StoredIndex, patentIds: readonly string[], values: readonly FieldValue[], revision?: number): Promise<number>
  rows(
    filter: IndexRowFilter,
    page: { readonly from: number; readonly size: number },
  ): Promise<{ list: readonly StoredIndexRow[]; total: number }>
}

/** Indexes in PostgreSQL; `now` in ms. */
export function projectIndexStore(database: Database, now: () => number): ProjectIndexStore {
  const treeOf = async (transaction: Database | Transaction, projectId: string) => {
    const rows = await transaction
      .select()
      .from(projectIndexes)
      .where(eq(projectIndexes.projectId, projectId))
      .orderBy(asc(projectIndexes.createdAt))
    return inTreeOrder(rows.map((row, sort) => ({ ...row, sort })))
  }
  const change = <Result>(projectId: string, make: (transaction: Transaction) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      await lockRowsOf(transaction, 'projectIndexes', projectId)
      return make(transaction)
    })
  return {
    find: (ids) =>
      database
        .select()
        .from(projectIndexes)
        .where(inArray(projectIndexes.id, [...ids])),
    async list(projectId) {
      const tree = await treeOf(database, projectId)
      if (tree.length === 0) return []
      const counted = await database
        .select({ id: projectIndexValues.indexId, count: count() })
        .from(projectIndexValues)
        .where(
          inArray(
            projectIndexValues.indexId,
            tree.map(({ id }) => id),
          ),
        )
        .groupBy(projectIndexValues.indexId)
      const counts = new Map(counted.map((row) => [row.id, row.count]))
      return tree.map(({ sort: _sort, ...row }) => ({ ...row, patentCount: counts.get(row.id) ?? 0 }))
    },
    add: (projectId, { name, parentId, fieldList }) =>
      change(projectId, async (transaction) => {
        const tree = await treeOf(transaction, projectId)
        if (parentId !== null && !tree.some(({ id }) => id === parentId)) throw new CallError('PROJECT_INDEX_NOT_FOUND')
        if (tree.length >= MAX_PROJECT_INDEXES) throw new CallError('PROJECT_INDEXES_FULL', { limit: MAX_PROJECT_INDEXES })
        if (levelOf(tree, parentId) >= MAX_INDEX_DEPTH) throw new CallError('PROJECT_INDEXES_DEEP', { limit: MAX_INDEX_DEPTH })
        const fields = changedFields([], fieldList, randomUUID)
        const [row] = await transaction
          .insert(projectIndexes)
          .values({ projectId, parentId, name, fieldList: fields, createdAt: new Date(now()) })
          .returning({ id: projectIndexes.id })
        return row!.id
      }),
    async remove(ids) {
      await database.delete(projectIndexes).where(inArray(projectIndexes.id, [...ids]))
    },
    change: (projectId, changes) =>
      change(projectId, async (transaction) => {
        let tree = await treeOf(transaction, projectId)
        for (const { id, name, parentId } of changes) {
          if (parentId !== undefined) {
            if (parentId !== null && !tree.some((one) => one.id === parentId)) throw new CallError('PROJECT_INDEX_NOT_FOUND')
            if (parentId !== null && withDescendants(tree, [id]).some((one) => one.id === parentId))
              throw new CallError('PROJECT_INDEX_WITHIN')
            if (levelOf(tree, parentId) + heightOf(tree, id) > MAX_INDEX_DEPTH)
              throw new CallError('PROJECT_INDEXES_DEEP', { limit: MAX_INDEX_DEPTH })
            tree = tree.map((one) => (one.id === id ? { ...one, parentId } : one))
          }
          const changed = { ...(name !== undefined && { name }), ...(parentId !== undefined && { parentId }) }
          if (Object.keys(changed).length > 0) await transaction.update(projectIndexes).set(changed).where(eq(projectIndexes.id, id))
        }
      }),
    saveFields: ({ id, projectId }, given) =>
      change(projectId, async (transaction) => {
        const [row] = await transaction.select().from(projectIndexes).where(eq(projectIndexes.id, id)).for('update')
        if (row === undefined) throw new CallError('PROJECT_INDEX_NOT_FOUND')
        const fieldList = changedFields(row.fieldList, given, randomUUID)
        await transaction.update(projectIndexes).set({ fieldList }).where(eq(projectIndexes.id, id))
        const lost = row.fieldList.some((before) => {
          const after = fieldList.find((field) => field.id === before.id)
          return after === undefined || before.optionList.some((option) => !after.optionList.includes(option))
        })
        if (lost) await dropLostValues(transaction, id, fieldList)
        return fieldList
      }),
    async patentsIn(projectId, ids) {
      const rows = await database
        .selectDistinct({ id: projectFilePatents.patentId })
        .from(projectFilePatents)
        .where(
          and(
            inArray(projectFilePatents.patentId, [...ids]),
            ne(projectFilePatents.state, PATENT_STATES.removed),
            exists(
              database
                .select({ one: sql`1` })
                .from(projectFiles)
                .where(
                  and(
                    eq(projectFiles.id, projectFilePatents.fileId),
                    eq(projectFiles.projectId, projectId),
                    isNull(projectFiles.deletedAt),
                  ),
                ),
            ),
          ),
        )
      return rows.map(({ id }) => id)
    },
    async userIds(projectId) {
      const rows = await database.select({ id: projectUsers.userId }).from(projectUsers).where(eq(projectUsers.projectId, projectId))
      return new Set(rows.map(({ id }) => id))
    },
    save: (index, patentIds, values, revision) =>
      database.transaction(async (transaction) => {
        // Fields are not changed meanwhile.
        const [current] = await transaction.select().from(projectIndexes).where(eq(projectIndexes.id, index.id)).for('no key update')
        if (current === undefined) throw new CallError('PROJECT_INDEX_NOT_FOUND')
        await lockRowsOf(transaction, 'projectIndexValues', index.id)
        const stored = await transaction
          .select()
          .from(projectIndexValues)
          .where(and(eq(projectIndexValues.indexId, index.id), inArray(projectIndexValues.patentId, [...patentIds])))
        const before = new Map(stored.map((row) => [row.patentId, row]))
        if (revision !== undefined && patentIds.some((id) => (before.get(id)?.revision ?? 0) !== revision))
          throw new CallError('PROJECT_INDEX_CONFLICT')
        const changedAt = new Date(now())
        const rows = patentIds.map((patentId) => {
          const row = before.get(patentId)
          const merged = valuesOfFields(current.fieldList, mergedValues(row?.fieldValues ?? {}, values))
          return { indexId: index.id, patentId, fieldValues: merged, revision: (row?.revision ?? 0) + 1, changedAt }
        })
        await transaction
          .insert(projectIndexValues)
          .values(rows)
          .onConflictDoUpdate({
            target: [projectIndexValues.indexId, projectIndexValues.patentId],
            set: { fieldValues: sql`excluded.field_values`, revision: sql`excluded.revision`, changedAt },
          })
        await countChange(transaction, index.id)
        return Math.max(...rows.map((row) => row.revision))
      }),
    async rows({ indexIds, field, value }, { from, size }) {
      if (indexIds.length === 0) return { list: [], total: 0 }
      const condition = and(
        inArray(projectIndexValues.indexId, [...indexIds]),
        ne(projectIndexValues.fieldValues, {}),
        valueCondition(field, value),
      )
      const list = await database
        .select()
        .from(projectIndexValues)
        .where(condition)
        .orderBy(asc(projectIndexValues.patentId), asc(projectIndexValues.indexId))
        .limit(size)
        .offset(from)
      return { list, total: await database.$count(projectIndexValues, condition) }
    },
  }
}

function mergedValues(before: IndexValues, values: readonly FieldValue[]): IndexValues {
  const merged = new Map(Object.entries(before))
  for (const { id, value } of values) {
    if (value === null) merged.delete(id)
    else merged.set(id, value)
  }
  return Object.fromEntries(merged)
}

function valueCondition(field: IndexField | undefined, value: string | number | undefined): SQL | undefined {
  if (field === undefined) return undefined
  const stored = sql`${projectIndexValues.fieldValues} -> ${field.id}::text`
  if (value === undefined) return sql`${stored} IS NOT NULL`
  if (field.type === 'text') return sql`${projectIndexValues.fieldValues} ->> ${field.id}::text ILIKE ${likeOf(String(value))}`
  // An array contains its elements, anything else itself.
  return sql`${stored} @> ${JSON.stringify(value)}::jsonb`
}

/** Whoever stores values by their revision reads them anew. */
async function countChange(transaction: Transaction, indexId: string): Promise<void> {
  await transaction
    .update(projectIndexes)
    .set({ valuesRevision: sql`${projectIndexes.valuesRevision} + 1` })
    .where(eq(projectIndexes.id, indexId))
}

/** Deletes values of removed fields and options. */
async function dropLostValues(transaction: Transaction, indexId: string, fields: readonly IndexField[]): Promise<void> {
  await lockRowsOf(transaction, 'projectIndexValues', indexId)
  const rows = await transaction.select().from(projectIndexValues).where(eq(projectIndexValues.indexId, indexId))
  const changed = rows.flatMap(({ patentId, fieldValues }) => {
    const left = valuesOfFields(fields, fieldValues)
    return JSON.stringify(left) === JSON.stringify(fieldValues) ? [] : [{ patent_id: patentId, field_values: left }]
  })
  if (changed.length === 0) return
  await transaction.execute(sql`
    UPDATE ${projectIndexValues} SET field_values = changed.field_values, revision = revision + 1
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS changed(patent_id text, field_values jsonb)
    WHERE project_index_values.index_id = ${indexId} AND project_index_values.patent_id = changed.patent_id`)
  await countChange(transaction, indexId)
}
