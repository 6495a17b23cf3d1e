import type { RecordKind } from '@gezhi/records'
import type { ImportSource, Fragment, Reading } from '../../pipeline/import-source.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import { beginsWithKeys, NO_JSON_OBJECT, parseJsonObject } from '../json-object.ts'
import { recordError } from './record-error.ts'

export interface RecordLinesOptions {
  /** Properties that the record in the first line of a file has. */
  readonly recognisedBy: readonly string[]
  /** How much the format says beside others of the kind. Default 1. */
  readonly rank?: number
}

/**
 * JSON lines, each a record of a kind as the index holds it: nothing is mapped or normalised. Lines that are no such record are rejected
 * with the part that is not as the kind needs it. The format is called `<kind>-jsonl`.
 */
export function recordLinesSource<R extends object>(kind: RecordKind<R>, { recognisedBy, rank = 1 }: RecordLinesOptions): ImportSource<R> {
  return {
    kind,
    format: `${kind.name}-jsonl`,
    version: kind.version,
    rank,
    recognises: (head) => beginsWithKeys(head, recognisedBy),
    fragments: (bytes) => splitLines(bytes),
    read: (fragment) => readRecord(kind, fragment),
  }
}

function readRecord<R extends object>(kind: RecordKind<R>, { text }: Fragment): Reading<R> {
  const object = parseJsonObject(text)
  if (object === null) return NO_JSON_OBJECT
  // What the kind can read as one of its records is one.
  const record = object as R
  const error = recordError(kind, record)
  if (error === null) return { kind: 'record', record }
  const { zh, en } = kind.label
  return {
    kind: 'rejected',
    reason: { en: `the line is not a record of the kind ${en} (${error})`, zh: `该行不是“${zh}”类数据（${error}）` },
  }
}
