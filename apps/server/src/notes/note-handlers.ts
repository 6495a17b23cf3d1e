import { MAX_REPLIES, type FollowType, type PatentNote } from '@gezhi/contract'
import type { Database } from '../database/connect-database.ts'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ReferredRecords } from '../kinds/referred-records.ts'
import type { NotedPatentRow, NoteStore, StoredNote, StoredReply } from './note-store.ts'
import { transferNotes } from './transfer-notes.ts'

/** What calls about notes use. */
export interface NoteParts {
  readonly store: NoteStore
  readonly database: Database
  /** The records of a kind that notes are about. */
  recordsOf(kind: FollowType): ReferredRecords
}

/** Calls of the domain notes: each user's own notes. */
export function noteHandlers({ store, database, recordsOf }: NoteParts): Handlers['notes'] {
  const codeOf = async (kind: FollowType, number: string) => {
    const [found] = await recordsOf(kind).find([number])
    if (!found) throw new CallError(kind === 'patent' ? 'PATENT_NOT_FOUND' : 'NOTE_RECORD_NOT_FOUND', { number })
    return found.code
  }
  /** The records of rows that are still in their index, each kind with one request. */
  const foundRecords = async (rows: readonly NotedPatentRow[]) => {
    const byKind = Map.groupBy(rows, ({ kind }) => kind)
    const lists = [...byKind].map(async ([kind, ofKind]) => {
      const records = await recordsOf(kind).find(ofKind.map(({ patentId }) => patentId))
      return ofKind.map((row, index) => [row, records[index] ?? null] as const)
    })
    return new Map((await Promise.all(lists)).flat())
  }
  /** A function that throws the rejection of `writeNotes` unless the user may have so many notes and replies. */
  const limitOf = async (context: CallContext<UserCaller>) => {
    const rights = await context.rights()
    return (total: number) => requireRight(rights, 'writeNotes', total)
  }
  return {
    async addNote({ kind, patentId, content }, context) {
      const code = await codeOf(kind, patentId)
      const requireTotal = await limitOf(context)
      const note = { userId: context.caller.userId, kind, patentId: code, noteId: null, content }
      return { id: await store.add(note, (present) => requireTotal(present + 1)) }
    },
    async listNotes({ kind, patentId, ...page }, context) {
      // Without a look at the index: notes of a record that has left it can still be read.
      const { list, total } = await store.page(context.caller.userId, kind, recordsOf(kind).codesOf(patentId), page)
      const replies = Map.groupBy(await store.replies(list.map(({ id }) => id)), ({ noteId }) => noteId!)
      return { list: list.map((note) => shownNote(note, replies.get(note.id) ?? [])), total }
    },
    async deleteNote({ id }, context) {
      if (!(await store.remove(context.caller.userId, id))) throw new CallError('NOTE_NOT_FOUND')
      return true
    },
    async replyToNote({ id, content }, context) {
      const { userId } = context.caller
      const note = await store.get(userId, id)
      if (note === null || note.noteId !== null) throw new CallError('NOTE_NOT_FOUND')
      const requireTotal = await limitOf(context)
      const check = (present: number, replies: number) => {
        if (replies >= MAX_REPLIES) throw new CallError('NOTE_REPLIES_FULL', { limit: MAX_REPLIES })
        requireTotal(present + 1)
      }
      return { id: await store.add({ userId, kind: note.kind, patentId: note.patentId, noteId: id, content }, check) }
    },
    async changeNote({ id, content }, context) {
      if (!(await store.change(context.caller.userId, id, content))) throw new CallError('NOTE_NOT_FOUND')
      return true
    },
    async listNotedPatents({ keyWord = '', ...page }, context) {
      const { list, total } = await store.patents(context.caller.userId, keyWord, page)
      const found = await foundRecords(list)
      const shown = list.map((row) => {
        const record = found.get(row) ?? null
        return { ...row, title: record?.title(context.language) ?? '', missing: record === null, lastTime: shanghaiTime(row.lastTime) }
      })
      return { list: shown, total }
    },
    async moveNotes({ idList: ids, targetId, kind, type }, context) {
      const { userId } = context.caller
      const patentId = await codeOf(kind, targetId)
      const done = await transferNotes(database, { userId, ids, kind, patentId, type, requireTotal: await limitOf(context) })
      if (!done) throw new CallError('NOTE_NOT_FOUND')
      return true
    },
  }
}

function shownNote(note: StoredNote, replies: readonly StoredReply[]): PatentNote {
  return {
    ...written(note),
    kind: note.kind,
    patentId: note.patentId,
    replyList: replies.map((reply) => ({ ...written(reply), nick: reply.nick })),
  }
}

function written({ id, content, createdAt, changedAt }: StoredNote) {
  return { id, content, createTime: shanghaiTime(createdAt), updateTime: changedAt && shanghaiTime(changedAt) }
}
