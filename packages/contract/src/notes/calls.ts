import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { FOLLOW_TYPES } from '../follows/follow-types.ts'
import { text } from '../text.ts'
import { MAX_NOTE_CHARACTERS } from './note-limits.ts'

/** Kind of the records that notes are about: those that can be followed, too. */
const kind = z.enum(FOLLOW_TYPES).default('patent')
/** Publication number of the patent, number or id of a record of another kind, in any notation. */
const patentId = text().trim().min(1).max(100)
const content = text().trim().min(1).max(MAX_NOTE_CHARACTERS)
const id = z.guid()

const writtenFields = {
  id: z.string(),
  content: z.string(),
  createTime: z.string(),
  /** Time of the last change; null if it was never changed. */
  updateTime: z.string().nullable(),
}

const noteSchema = z.object({
  ...writtenFields,
  kind: z.enum(FOLLOW_TYPES),
  patentId: z.string(),
  /** Oldest first. `nick`: the name of the author. */
  replyList: z.array(z.object({ ...writtenFields, nick: z.string() })),
})
export type PatentNote = z.output<typeof noteSchema>

const notedPatentSchema = z.object({
  kind: z.enum(FOLLOW_TYPES),
  patentId: z.string(),
  /** Title of the patent, name of the record; empty if it is no longer in the index. */
  title: z.string(),
  /** The record is no longer in the index. */
  missing: z.boolean(),
  noteCount: z.int(),
  replyCount: z.int(),
  /** The note or reply written last, and when. */
  lastContent: z.string(),
  lastTime: z.string(),
})
export type NotedPatent = z.output<typeof notedPatentSchema>

/** The calls of the domain notes: of the user's own notes. */
export const NOTE_CALLS = {
  /** Adds a note to a patent or a record of another kind. `notesFormId` names the form of the notes, which is the patent; it must equal `patentId`. */
  addNote: call({
    id: 'C.notes.01',
    method: 'POST',
    path: '/api/search/patentNotes/add',
    who: 'login',
    request: z
      .object({ kind, patentId, content, notesFormId: patentId.optional() })
      .refine(({ patentId: patent, notesFormId }) => notesFormId === undefined || notesFormId === patent, {
        path: ['notesFormId'],
        ...localizedIssue('须与 patentId 相同', 'must equal patentId'),
      }),
    answer: z.object({ id: z.string() }),
    errors: ['PATENT_NOT_FOUND', 'NOTE_RECORD_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '新增一条记录的笔记', en: 'Adds a note to a record' },
  }),
  /** The notes of a record with their replies, newest first. */
  listNotes: call({
    id: 'C.notes.02',
    method: 'POST',
    path: '/api/search/patentNotes/list',
    who: 'login',
    request: z.object({ kind, patentId, ...pageFields }),
    answer: pageOf(noteSchema),
    summary: { zh: '一条记录的笔记', en: 'Notes of a record' },
  }),
  /** Deletes a note with its replies, or a reply. */
  deleteNote: call({
    id: 'C.notes.03',
    method: 'POST',
    path: '/api/search/patentNotes/del',
    who: 'login',
    request: z.object({ id }),
    answer: z.literal(true),
    errors: ['NOTE_NOT_FOUND'],
    summary: { zh: '删除笔记或回复', en: 'Deletes a note or a reply' },
  }),
  /** Replies to a note. */
  replyToNote: call({
    id: 'C.notes.04',
    method: 'POST',
    path: '/api/search/patentNotes/reply',
    who: 'login',
    request: z.object({ id, content }),
    answer: z.object({ id: z.string() }),
    errors: ['NOTE_NOT_FOUND', 'NOTE_REPLIES_FULL'],
    summary: { zh: '回复笔记', en: 'Replies to a note' },
  }),
  /** Changes the text of a note or a reply. */
  changeNote: call({
    id: 'C.notes.05',
    method: 'POST',
    path: '/api/search/patentNotes/upd',
    who: 'login',
    request: z.object({ id, content }),
    answer: z.literal(true),
    errors: ['NOTE_NOT_FOUND'],
    summary: { zh: '修改笔记或回复', en: 'Changes a note or a reply' },
  }),
  /** The records with notes, the one written to last first. */
  listNotedPatents: call({
    id: 'C.notes.06',
    method: 'POST',
    path: '/api/search/patentNotes/listPatentNotes',
    who: 'login',
    request: z
      .object({
        ...pageFields,
        /** Occurs in a note, a reply or the number, ignoring letter case. */
        keyWord: text().trim().max(200).optional(),
      })
      .prefault({}),
    answer: pageOf(notedPatentSchema),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '有笔记的记录', en: 'Records with notes' },
  }),
  /**
   * Moves or copies notes with their replies to another record; if a note is unknown or belongs to somebody else, nothing changes. The path
   * is spelled as in the specification.
   */
  moveNotes: call({
    id: 'C.notes.07',
    method: 'POST',
    path: '/api/search/patentNotes/MoveAndCopyNotesForm',
    who: 'login',
    request: z.object({
      idList: z.array(id).min(1).max(100),
      /** The record they go to, and its kind. */
      targetId: patentId,
      kind,
      type: z.enum(['move', 'copy']),
    }),
    answer: z.literal(true),
    errors: ['NOTE_NOT_FOUND', 'PATENT_NOT_FOUND', 'NOTE_RECORD_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '移动或复制笔记', en: 'Moves or copies notes' },
  }),
} satisfies CallTable
