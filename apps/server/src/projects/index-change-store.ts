import {
  MAX_INDEX_FIELDS,
  MAX_PROJECT_INDEXES,
  PROJECT_BIN_DAYS,
  type IndexChangeKind,
  type IndexField,
  type IndexValue,
} from '@gezhi/contract'
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import type { NickOf } from '../accounts/users/nick-of.ts'
import { valuesOfFields, type IndexValues } from './index-fields.ts'
import { countChange, writeRows } from './index-rows.ts'
import {
  projectIndexChangedValues,
  projectIndexChanges,
  projectIndexes,
  projectIndexValues,
  type ChangedValues,
} from './project-indexes-table.ts'

export type StoredChange = typeof projectIndexChanges.$inferSelect

/** What a change did to one patent. */
export interface ChangedRow {
  readonly patentId: string
  readonly before: ChangedValues
  readonly after: ChangedValues
}

/** Changes of values and deletions in indexes, and how they are undone. The caller has checked the authority. */
export interface IndexChangeStore {
  find(id: string): Promise<StoredChange | null>
  /** Of a project, or of one of its indexes, the latest first. */
  page(
    of: { readonly projectId: string; readonly indexId?: string | undefined },
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: readonly (StoredChange & { readonly indexName: string; readonly userName: string | null })[]; total: number }>
  /**
   * Undoes a change once. Values that were changed again since stay as they are: `left` is the number of patents with such a value. Throws
   * PROJECT_INDEX_CHANGE_NOT_FOUND if it is undone already.
   */
  undo(change: StoredChange): Promise<{ readonly restored: number; readonly left: number }>
  /** Deletes what can no longer be undone. */
  purgeExpired(): Promise<void>
}

/** Rows in one statement. */
const AT_ONCE = 1000
const DAY = 86_400_000

/** Changes in PostgreSQL; `now` in ms. */
export function indexChangeStore(database: Database, nickOf: NickOf, now: () => number): IndexChangeStore {
  return {
    async find(id) {
      const [row] = await database.select().from(projectIndexChanges).where(eq(projectIndexChanges.id, id))
      return row ?? null
    },
    async page({ projectId, indexId }, { pageNo, pageSize }) {
      const condition = and(
        eq(projectIndexChanges.projectId, projectId),
        indexId === undefined ? undefined : eq(projectIndexChanges.indexId, indexId),
      )
      const rows = await database
        .select({ change: projectIndexChanges, indexName: projectIndexes.name, userName: nickOf(projectIndexChanges.userId) })
        .from(projectIndexChanges)
        .innerJoin(projectIndexes, eq(projectIndexes.id, projectIndexChanges.indexId))
        .where(condition)
        .orderBy(desc(projectIndexChanges.changedAt), desc(projectIndexChanges.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const list = rows.map(({ change, indexName, userName }) => ({ ...change, indexName, userName: change.userId && userName }))
      return { list, total: await database.$count(projectIndexChanges, condition) }
    },
    undo: (change) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'projectIndexes', change.projectId)
        const { rowCount } = await transaction
          .update(projectIndexChanges)
          .set({ undoneAt: new Date(now()) })
          .where(and(eq(projectIndexChanges.id, change.id), isNull(projectIndexChanges.undoneAt)))
        if (rowCount !== 1) throw new CallError('PROJECT_INDEX_CHANGE_NOT_FOUND')
        if (change.kind === 'index') return { restored: await bringBack(transaction, change), left: 0 }
        return restoreValues(transaction, change, new Date(now()))
      }),
    async purgeExpired() {
      const before = new Date(now() - PROJECT_BIN_DAYS * DAY)
      await database.delete(projectIndexChanges).where(lt(projectIndexChanges.changedAt, before))
      await database.delete(projectIndexes).where(lt(projectIndexes.deletedAt, before))
    },
  }
}

/** Records a change within its transaction, so that it can be undone; nothing for a change of nothing. */
export async function recordChange(
  transaction: Transaction,
  change: {
    readonly projectId: string
    readonly indexId: string
    readonly userId: string
    readonly kind: IndexChangeKind
    readonly fieldList?: readonly IndexField[]
    readonly changedAt: Date
    readonly rows?: readonly ChangedRow[]
    readonly patentCount?: number
  },
): Promise<void> {
  const { rows = [], patentCount = rows.length, ...values } = change
  if (rows.length === 0 && change.fieldList === undefined && change.kind !== 'index') return
  const [{ id }] = (await transaction
    .insert(projectIndexChanges)
    .values({ ...values, patentCount })
    .returning({ id: projectIndexChanges.id })) as [{ id: string }]
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await transaction.insert(projectIndexChangedValues).values(rows.slice(at, at + AT_ONCE).map((row) => ({ changeId: id, ...row })))
}

/** What differs between the values of a patent in some fields; null if nothing does. Pure. */
export function changedRow(patentId: string, before: IndexValues, after: IndexValues): ChangedRow | null {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((id) => !isSame(before[id], after[id]))
  const of = (values: IndexValues) => Object.fromEntries(ids.map((id) => [id, values[id] ?? null]))
  return ids.length === 0 ? null : { patentId, before: of(before), after: of(after) }
}

function isSame(a: IndexValue | undefined, b: IndexValue | undefined): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

/** Brings back a deleted index with those that were deleted below it, at the top if its parent is gone. Returns the number of patents. */
async function bringBack(transaction: Transaction, { projectId, indexId, changedAt, patentCount }: StoredChange): Promise<number> {
  const tree = await transaction
    .select()
    .from(projectIndexes)
    .where(eq(projectIndexes.projectId, projectId))
    .orderBy(asc(projectIndexes.createdAt))
  const back = new Set([indexId])
  for (let size = 0; size !== back.size;) {
    size = back.size
    for (const { id, parentId, deletedAt } of tree)
      if (parentId !== null && back.has(parentId) && deletedAt?.getTime() === changedAt.getTime()) back.add(id)
  }
  const there = tree.filter(({ deletedAt }) => deletedAt === null)
  if (there.length + back.size > MAX_PROJECT_INDEXES) throw new CallError('PROJECT_INDEXES_FULL', { limit: MAX_PROJECT_INDEXES })
  await transaction
    .update(projectIndexes)
    .set({ deletedAt: null })
    .where(inArray(projectIndexes.id, [...back]))
  const parentId = tree.find(({ id }) => id === indexId)?.parentId ?? null
  if (parentId !== null && !there.some(({ id }) => id === parentId))
    await transaction.update(projectIndexes).set({ parentId: null }).where(eq(projectIndexes.id, indexId))
  return patentCount
}

async function restoreValues(transaction: Transaction, change: StoredChange, changedAt: Date): Promise<{ restored: number; left: number }> {
  const [index] = await transaction
    .select()
    .from(projectIndexes)
    .where(and(eq(projectIndexes.id, change.indexId), isNull(projectIndexes.deletedAt)))
    .for('update')
  if (index === undefined) throw new CallError('PROJECT_INDEX_NOT_FOUND')
  await lockRowsOf(transaction, 'projectIndexValues', index.id)
  const fieldList = change.fieldList === null ? index.fieldList : restoredFields(index.fieldList, change.fieldList)
  if (fieldList !== index.fieldList) await transaction.update(projectIndexes).set({ fieldList }).where(eq(projectIndexes.id, index.id))
  const rows = await transaction.select().from(projectIndexChangedValues).where(eq(projectIndexChangedValues.changeId, change.id))
  let [restored, left] = [0, 0]
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE)
    const stored = await transaction
      .select()
      .from(projectIndexValues)
      .where(
        and(
          eq(projectIndexValues.indexId, index.id),
          inArray(
            projectIndexValues.patentId,
            part.map(({ patentId }) => patentId),
          ),
        ),
      )
    const current = new Map(stored.map((row) => [row.patentId, row]))
    const written = part.flatMap(({ patentId, before, after }) => {
      const row = current.get(patentId)
      const values = row?.fieldValues ?? {}
      const ids = Object.keys(before).filter((id) => isSame(values[id], after[id]))
      if (ids.length < Object.keys(before).length) left++
      if (ids.length === 0) return []
      restored++
      const merged = Object.entries({ ...values, ...Object.fromEntries(ids.map((id) => [id, before[id]!])) })
      const fieldValues = valuesOfFields(fieldList, Object.fromEntries(merged.filter(([, value]) => value !== null)))
      return [{ indexId: index.id, patentId, fieldValues, revision: (row?.revision ?? 0) + 1, changedAt }]
    })
    await writeRows(transaction, written)
  }
  await countChange(transaction, index.id)
  return { restored, left }
}

/** The fields of an index with those that were there before, and their options. Throws PROJECT_INDEX_FIELDS_FULL. Pure. */
export function restoredFields(now: readonly IndexField[], before: readonly IndexField[]): readonly IndexField[] {
  const names = new Set(now.map(({ name }) => name))
  const kept = now.map((field) => {
    const lost = before.find(({ id }) => id === field.id)?.optionList.filter((option) => !field.optionList.includes(option)) ?? []
    return lost.length === 0 ? field : { ...field, optionList: [...field.optionList, ...lost] }
  })
  const back = before
    .filter(({ id }) => now.every((field) => field.id !== id))
    .map((field) => {
      let { name } = field
      for (let number = 2; names.has(name); number++) name = `${field.name.slice(0, 46)} ${number}`
      names.add(name)
      return { ...field, name }
    })
  if (kept.length + back.length > MAX_INDEX_FIELDS) throw new CallError('PROJECT_INDEX_FIELDS_FULL', { limit: MAX_INDEX_FIELDS })
  return [...kept, ...back]
}
