import type { RecordKind } from '@gezhi/records'
import type { ImportSource, Fragment, Reading } from '../../pipeline/import-source.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import { beginsWithKeys, NO_JSON_OBJECT, parseJsonObject } from '../json-object.ts'
import { recordError } from './record-error.ts'

export interface RecordLinesOptions {
  /** Properties of the record in the first line of a file. */
  readonly recognisedBy: readonly string[]
  /** Rank among the formats of the kind. Default 1. */
  readonly rank?: number
}

/**
 * JSON lines, each a record as stored in the index: nothing is mapped or normalised. Invalid lines are rejected with the name of the
 * invalid part. The format is called `<kind>-jsonl`.
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
  // An object that the kind can read is a record.
  const record = object as R
  const error = recordError(kind, record)
  if (error === null) return { kind: 'record', record }
  const { zh, en } = kind.label
  return {
    kind: 'rejected',
    reason: { en: `the line is not a record of the kind ${en} (${error})`, zh: `该行不是“${zh}”类数据（${error}）` },
  }
}
