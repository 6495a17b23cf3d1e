import { randomUUID } from 'node:crypto'
import {
  MAX_INDEX_DEPTH,
  MAX_PROJECT_INDEXES,
  type FieldValue,
  type GivenIndexField,
  type IndexChangeKind,
  type IndexField,
} from '@gezhi/contract'
import { and, asc, count, eq, exists, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { likeOf } from '../database/like-of.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { heightOf, inTreeOrder, levelOf, withDescendants } from './file-tree.ts'
import { changedRow, recordChange, type ChangedRow } from './index-change-store.ts'
import { changedFields, valuesOfFields, type IndexValues } from './index-fields.ts'
import { countChange, writeRows } from './index-rows.ts'
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

/** New values of one patent. */
export interface PatentValues {
  readonly patentId: string
  readonly values: readonly FieldValue[]
}

export interface SaveOptions {
  readonly userId: string
  readonly kind: IndexChangeKind
  readonly revision?: number | undefined
  readonly onlyEmpty?: boolean
}

export interface SavedValues {
  /** The highest new revision; 0 without rows. */
  readonly revision: number
  /** Patents with a value that was different before. */
  readonly changed: number
}

/** Which rows of an index are listed. */
export interface IndexRowFilter {
  readonly indexIds: readonly string[]
  readonly field?: IndexField | undefined
  readonly value?: string | number | undefined
  readonly patentId?: string | undefined
}

/** The indexes of projects and their values. The caller has checked the authority (`ProjectAccess`). */
export interface ProjectIndexStore {
  find(ids: readonly string[]): Promise<readonly StoredIndex[]>
  /** In the order of the tree, with the number of patents that have values. */
  list(projectId: string): Promise<readonly (StoredIndex & { readonly patentCount: number })[]>
  add(projectId: string, index: { name: string; parentId: string | null; fieldList: readonly GivenIndexField[] }): Promise<string>
  /** Deletes indexes of one project with those below them; the change can be undone. */
  remove(projectId: string, ids: readonly string[], userId: string): Promise<void>
  change(projectId: string, changes: readonly IndexChange[]): Promise<void>
  /** Saves fields; a change that deletes values can be undone. */
  saveFields(index: StoredIndex, fields: readonly GivenIndexField[], userId: string): Promise<readonly IndexField[]>
  /** Which of these patents are in folders of the project. */
  patentsIn(projectId: string, ids: readonly string[]): Promise<readonly string[]>
  userIds(projectId: string): Promise<ReadonlySet<string>>
  /**
   * Saves values of patents, which can be undone. With `revision`, throws PROJECT_INDEX_CONFLICT if a row has another one; with `onlyEmpty`
   * values that are there stay.
   */
  save(index: StoredIndex, values: readonly PatentValues[], how: SaveOptions): Promise<SavedValues>
  /** The values of all patents in an index. */
  allRows(indexId: string): Promise<readonly StoredIndexRow[]>
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
      .where(and(eq(projectIndexes.projectId, projectId), isNull(projectIndexes.deletedAt)))
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
        .where(and(inArray(projectIndexes.id, [...ids]), isNull(projectIndexes.deletedAt))),
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
    remove: (projectId, ids, userId) =>
      change(projectId, async (transaction) => {
        const tree = await treeOf(transaction, projectId)
        const changedAt = new Date(now())
        const removed = withDescendants(tree, ids).map(({ id }) => id)
        await transaction.update(projectIndexes).set({ deletedAt: changedAt }).where(inArray(projectIndexes.id, removed))
        const tops = tree.filter(({ id, parentId }) => removed.includes(id) && (parentId === null || !removed.includes(parentId)))
        for (const { id: indexId } of tops) {
          const below = withDescendants(tree, [indexId]).map(({ id }) => id)
          const patentCount = await transaction.$count(projectIndexValues, inArray(projectIndexValues.indexId, below))
          await recordChange(transaction, { projectId, indexId, userId, kind: 'index', changedAt, patentCount })
        }
      }),
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
    saveFields: ({ id, projectId }, given, userId) =>
      change(projectId, async (transaction) => {
        const [row] = await transaction.select().from(projectIndexes).where(isLive(id)).for('update')
        if (row === undefined) throw new CallError('PROJECT_INDEX_NOT_FOUND')
        const fieldList = changedFields(row.fieldList, given, randomUUID)
        await transaction.update(projectIndexes).set({ fieldList }).where(eq(projectIndexes.id, id))
        const lost = row.fieldList.some((before) => {
          const after = fieldList.find((field) => field.id === before.id)
          return after === undefined || before.optionList.some((option) => !after.optionList.includes(option))
        })
        if (lost) {
          const rows = await dropLostValues(transaction, id, fieldList)
          const kind = 'fields'
          await recordChange(transaction, {
            projectId,
            indexId: id,
            userId,
            kind,
            fieldList: row.fieldList,
            changedAt: new Date(now()),
            rows,
          })
        }
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
    save: (index, given, { userId, kind, revision, onlyEmpty = false }) =>
      database.transaction(async (transaction) => {
        // Fields are not changed meanwhile.
        const [current] = await transaction.select().from(projectIndexes).where(isLive(index.id)).for('no key update')
        if (current === undefined) throw new CallError('PROJECT_INDEX_NOT_FOUND')
        await lockRowsOf(transaction, 'projectIndexValues', index.id)
        const before = await rowsOf(
          transaction,
          index.id,
          given.map(({ patentId }) => patentId),
        )
        if (revision !== undefined && given.some(({ patentId }) => (before.get(patentId)?.revision ?? 0) !== revision))
          throw new CallError('PROJECT_INDEX_CONFLICT')
        const changedAt = new Date(now())
        const rows = given.map(({ patentId, values }) => {
          const row = before.get(patentId)
          const old = row?.fieldValues ?? {}
          const written = onlyEmpty ? values.filter(({ id }) => old[id] === undefined) : values
          const fieldValues = valuesOfFields(current.fieldList, mergedValues(old, written))
          return { indexId: index.id, patentId, fieldValues, revision: (row?.revision ?? 0) + 1, changedAt, old }
        })
        const changes = rows.flatMap(({ patentId, old, fieldValues }) => changedRow(patentId, old, fieldValues) ?? [])
        const changed = new Set(changes.map(({ patentId }) => patentId))
        // One patent is saved as its user sees it, also without a difference: its revision shows that it was.
        const kept = rows.length === 1 ? rows : rows.filter(({ patentId }) => changed.has(patentId))
        await writeRows(
          transaction,
          kept.map(({ old: _old, ...row }) => row),
        )
        await recordChange(transaction, { projectId: index.projectId, indexId: index.id, userId, kind, changedAt, rows: changes })
        await countChange(transaction, index.id)
        return { revision: kept.reduce((max, row) => Math.max(max, row.revision), 0), changed: changes.length }
      }),
    allRows: (indexId) => database.select().from(projectIndexValues).where(eq(projectIndexValues.indexId, indexId)),
    async rows({ indexIds, field, value, patentId }, { from, size }) {
      if (indexIds.length === 0) return { list: [], total: 0 }
      const condition = and(
        inArray(projectIndexValues.indexId, [...indexIds]),
        patentId === undefined ? ne(projectIndexValues.fieldValues, {}) : undefined,
        valueCondition(field, value),
        patentId === undefined ? undefined : eq(projectIndexValues.patentId, patentId),
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

function isLive(id: string): SQL | undefined {
  return and(eq(projectIndexes.id, id), isNull(projectIndexes.deletedAt))
}

/** Patents in one condition. */
const AT_ONCE = 5000

async function rowsOf(transaction: Transaction, indexId: string, patentIds: readonly string[]): Promise<Map<string, StoredIndexRow>> {
  const rows = new Map<string, StoredIndexRow>()
  for (let at = 0; at < patentIds.length; at += AT_ONCE) {
    const stored = await transaction
      .select()
      .from(projectIndexValues)
      .where(and(eq(projectIndexValues.indexId, indexId), inArray(projectIndexValues.patentId, patentIds.slice(at, at + AT_ONCE))))
    for (const row of stored) rows.set(row.patentId, row)
  }
  return rows
}

/** Deletes values of removed fields and options; returns what it changes. */
async function dropLostValues(transaction: Transaction, indexId: string, fields: readonly IndexField[]): Promise<readonly ChangedRow[]> {
  await lockRowsOf(transaction, 'projectIndexValues', indexId)
  const rows = await transaction.select().from(projectIndexValues).where(eq(projectIndexValues.indexId, indexId))
  const left = rows.map((row) => ({ ...row, before: row.fieldValues, fieldValues: valuesOfFields(fields, row.fieldValues) }))
  const changes = left.flatMap(({ patentId, before, fieldValues }) => changedRow(patentId, before, fieldValues) ?? [])
  if (changes.length === 0) return changes
  const changed = new Set(changes.map(({ patentId }) => patentId))
  await writeRows(
    transaction,
    left.filter(({ patentId }) => changed.has(patentId)).map(({ before: _before, ...row }) => ({ ...row, revision: row.revision + 1 })),
  )
  await countChange(transaction, indexId)
  return changes
}
