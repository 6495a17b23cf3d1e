import { MAX_REPLIES, type PatentNote } from '@gezhi/contract'
import type { Database } from '../database/connect-database.ts'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ReferredRecords } from '../kinds/referred-records.ts'
import type { NoteStore, StoredNote, StoredReply } from './note-store.ts'
import { transferNotes } from './transfer-notes.ts'

/** What calls about notes use. */
export interface NoteParts {
  readonly store: NoteStore
  readonly database: Database
  /** The patents that notes are about. */
  readonly patents: ReferredRecords
}

/** Calls of the domain notes: each user's own notes. */
export function noteHandlers({ store, database, patents }: NoteParts): Handlers['notes'] {
  const codeOf = async (number: string) => {
    const [found] = await patents.find([number])
    if (!found) throw new CallError('PATENT_NOT_FOUND', { number })
    return found.code
  }
  /** A function that throws the rejection of `writeNotes` unless the user may have so many notes and replies. */
  const limitOf = async (context: CallContext<UserCaller>) => {
    const rights = await context.rights()
    return (total: number) => requireRight(rights, 'writeNotes', total)
  }
  return {
    async addNote({ patentId, content }, context) {
      const code = await codeOf(patentId)
      const requireTotal = await limitOf(context)
      const note = { userId: context.caller.userId, patentId: code, noteId: null, content }
      return { id: await store.add(note, (present) => requireTotal(present + 1)) }
    },
    async listNotes({ patentId, ...page }, context) {
      // Without a look at the index: notes of a patent that has left it can still be read.
      const { list, total } = await store.page(context.caller.userId, patents.codesOf(patentId), page)
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
      return { id: await store.add({ userId, patentId: note.patentId, noteId: id, content }, check) }
    },
    async changeNote({ id, content }, context) {
      if (!(await store.change(context.caller.userId, id, content))) throw new CallError('NOTE_NOT_FOUND')
      return true
    },
    async listNotedPatents({ keyWord = '', ...page }, context) {
      const { list, total } = await store.patents(context.caller.userId, keyWord, page)
      const found = await patents.find(list.map(({ patentId }) => patentId))
      const shown = list.map((row, index) => ({
        ...row,
        title: found[index]?.title(context.language) ?? '',
        missing: found[index] === null,
        lastTime: shanghaiTime(row.lastTime),
      }))
      return { list: shown, total }
    },
    async moveNotes({ idList: ids, targetId, type }, context) {
      const { userId } = context.caller
      const patentId = await codeOf(targetId)
      const done = await transferNotes(database, { userId, ids, patentId, type, requireTotal: await limitOf(context) })
      if (!done) throw new CallError('NOTE_NOT_FOUND')
      return true
    },
  }
}

function shownNote(note: StoredNote, replies: readonly StoredReply[]): PatentNote {
  return {
    ...written(note),
    patentId: note.patentId,
    replyList: replies.map((reply) => ({ ...written(reply), nick: reply.nick })),
  }
}

function written({ id, content, createdAt, changedAt }: StoredNote) {
  return { id, content, createTime: shanghaiTime(createdAt), updateTime: changedAt && shanghaiTime(changedAt) }
}
