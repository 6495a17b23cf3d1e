import type { ClassEntry } from '@gezhi/classification'
import type { EventCode } from '../event-codes/event-codes.ts'
import type { SourceProgress } from '@gezhi/search'
import { CodeTally } from './code-tally.ts'
import type { FileMember } from './file-member.ts'
import type { ImportSource, Fragment, Reading, ReadRecord, LocalizedText } from './import-source.ts'
import type { ReadBatch, RejectedFragment } from './read-event.ts'
import { storable, UNSTORABLE } from './storable-texts.ts'

/** A batch is handed over when it holds this many records, or characters of source text. Three are in memory, in several forms. */
const FULL_RECORDS = 1000
const FULL_CHARACTERS = 2 * 1024 * 1024
/** Maximum number of characters of a rejected fragment in the reject file. */
const MAX_STORED_CHARACTERS = 1024 * 1024

/** Reads fragments of one source into the next batch and tracks the position in the source. */
export class BatchBuilder {
  readonly #member: FileMember
  readonly #source: ImportSource
  readonly #identity: string
  /** Documents processed by an earlier run. */
  readonly #before: number
  #resumed: ReadBatch['resumed']
  /** Documents of the source so far, rejected fragments included. */
  #met = 0
  #rejectedSoFar: number
  #records: object[] = []
  #classes: ClassEntry[] = []
  #eventCodes: EventCode[] = []
  #rejected: RejectedFragment[] = []
  #unknownCodes = new CodeTally()
  #setAside: Record<string, number> = {}
  #characters = 0

  constructor(member: FileMember, source: ImportSource, identity: string, before: SourceProgress | null) {
    this.#member = member
    this.#source = source
    this.#identity = identity
    this.#before = before?.position ?? 0
    this.#rejectedSoFar = before?.rejected ?? 0
    this.#resumed = before === null ? null : { position: this.#before, rejected: this.#rejectedSoFar }
  }

  get isFull(): boolean {
    return this.#records.length + this.#classes.length + this.#eventCodes.length >= FULL_RECORDS || this.#characters >= FULL_CHARACTERS
  }

  /** Reads a fragment, unless an earlier run has processed it. */
  add(fragment: Fragment): void {
    const isSingle = this.#source.severalPerFragment !== true
    if (isSingle && this.#met < this.#before) {
      this.#met += 1
      return
    }
    const reading = this.#read(fragment)
    const documents = reading.kind === 'records' ? reading.records.length : 1
    if (isSingle && documents !== 1) throw new TypeError(`A piece of ${this.#source.format} gave ${documents} records`)
    this.#met += documents
    if (this.#met <= this.#before) return
    this.#characters += fragment.text.length
    if (reading.kind === 'record') this.#addRecords(fragment, [reading.record], reading.formatVersion)
    else if (reading.kind === 'records') this.#addRecords(fragment, reading.records, reading.formatVersion)
    else if (reading.kind === 'class') this.#classes.push(reading.entry)
    else if (reading.kind === 'event-code') this.#eventCodes.push(reading.code)
    else this.#reject(fragment, reading.reason)
  }

  /** Reads a fragment; rejected if it cannot be read or a record in it has no identity. */
  #read(fragment: Fragment): Reading<object> {
    if (fragment.error !== undefined) return { kind: 'rejected', reason: fragment.error }
    const reading = readSafely(this.#source, fragment)
    const records = reading.kind === 'record' ? [reading.record] : reading.kind === 'records' ? reading.records : null
    if (records === null) return reading
    const { kind, format } = this.#source
    if (kind === null) throw new TypeError(`A piece of ${format}, which holds no records, gave some`)
    const isNameless = records.length === 0 || records.some((record) => kind.identity(record) === null)
    return isNameless ? { kind: 'rejected', reason: kind.withoutIdentity } : reading
  }

  skip(what: string): void {
    this.#setAside[what] = (this.#setAside[what] ?? 0) + 1
  }

  #addRecords(fragment: Fragment, read: readonly ReadRecord<object>[], formatVersion: string | undefined): void {
    const source = {
      format: this.#source.format,
      file: this.#member.name,
      position: fragment.position,
      ...(formatVersion !== undefined && { version: formatVersion }),
      reader: this.#source.version,
    }
    const { name } = this.#member
    for (const record of read) {
      this.#records.push({ ...(this.#source.withPictureKeys?.(record, name) ?? record), source })
      const place = { count: 1, file: name, position: fragment.position }
      this.#unknownCodes.add((this.#source.unknownCodes?.(record) ?? []).map((reason) => ({ reason, ...place })))
    }
  }

  #reject(fragment: Fragment, reason: LocalizedText): void {
    this.#rejectedSoFar += 1
    this.#rejected.push({
      file: this.#member.name,
      position: fragment.position,
      reason,
      piece: fragment.text.slice(0, MAX_STORED_CHARACTERS),
    })
  }

  /** What was read since the last call. */
  take(done: boolean): ReadBatch {
    const batch: ReadBatch = {
      kind: 'batch',
      source: this.#identity,
      file: this.#member.name,
      format: this.#source.format,
      recordKind: this.#source.kind?.name ?? null,
      resumed: this.#resumed,
      records: this.#records,
      classes: this.#classes,
      eventCodes: this.#eventCodes,
      rejected: this.#rejected,
      unknownCodes: this.#unknownCodes.codes(),
      setAside: this.#setAside,
      position: Math.max(this.#met, this.#before),
      rejectedSoFar: this.#rejectedSoFar,
      done,
      bytes: this.#member.passed(),
    }
    this.#resumed = null
    this.#records = []
    this.#classes = []
    this.#eventCodes = []
    this.#rejected = []
    this.#unknownCodes = new CodeTally()
    this.#setAside = {}
    this.#characters = 0
    return batch
  }
}

function readSafely(source: ImportSource, fragment: Fragment): Reading<object> {
  try {
    const reading = source.read(fragment)
    return UNSTORABLE.test(fragment.text) ? storable(reading) : reading
  } catch (error) {
    const { message } = error as Error
    return { kind: 'rejected', reason: { en: `cannot be read: ${message}`, zh: `无法解析：${message}` } }
  }
}
