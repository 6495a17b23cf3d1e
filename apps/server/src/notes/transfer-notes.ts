import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import type { StoredNote } from './note-store.ts'
import { notes } from './notes-table.ts'

/** Notes of a user to be moved or copied. */
export interface NoteTransfer {
  readonly userId: string
  readonly ids: readonly string[]
  /** The record they go to: its kind and its code. */
  readonly kind: StoredNote['kind']
  readonly patentId: string
  readonly type: 'move' | 'copy'
  /** Called before copies are stored, with the number of notes and replies the user will have; throws if it is too large. */
  requireTotal(total: number): void
}

/**
 * Moves or copies notes to a record, with their replies and times. False and no change if one of the ids is no note of the user: replies
 * cannot be moved alone.
 */
export function transferNotes(database: Database, { userId, ids, kind, patentId, type, requireTotal }: NoteTransfer): Promise<boolean> {
  const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))]
  return database.transaction(async (transaction) => {
    await lockRowsOf(transaction, 'notes', userId)
    const found = await transaction
      .select({ id: notes.id })
      .from(notes)
      .where(and(eq(notes.userId, userId), inArray(notes.id, uniqueIds), isNull(notes.noteId)))
      .for('update')
    if (found.length < uniqueIds.length) return false
    const withReplies = or(inArray(notes.id, uniqueIds), inArray(notes.noteId, uniqueIds))
    if (type === 'move') {
      await transaction.update(notes).set({ kind, patentId }).where(withReplies)
      return true
    }
    const rows = await transaction.select().from(notes).where(withReplies)
    requireTotal((await transaction.$count(notes, eq(notes.userId, userId))) + rows.length)
    const newIds = new Map(rows.map(({ id }) => [id, randomUUID()]))
    const copies = rows.map((row) => ({
      ...row,
      id: newIds.get(row.id)!,
      noteId: row.noteId === null ? null : newIds.get(row.noteId)!,
      kind,
      patentId,
    }))
    // Notes first, because replies refer to them.
    const inOrder = [...copies.filter(({ noteId }) => noteId === null), ...copies.filter(({ noteId }) => noteId !== null)]
    for (let from = 0; from < inOrder.length; from += ROWS_AT_ONCE) {
      await transaction.insert(notes).values(inOrder.slice(from, from + ROWS_AT_ONCE))
    }
    return true
  })
}

/** Rows of one statement, whose parameters are limited. */
const ROWS_AT_ONCE = 1000
