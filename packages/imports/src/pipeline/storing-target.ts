import type { ClassSchemes } from '@gezhi/classification'
import type { SearchEngine, SourceProgress, WriteBatch } from '@gezhi/search'
import { afterBatch, type BatchBeingWritten } from '../records/after-batch.ts'
import { joinRecords } from '../records/join-records.ts'
import { today } from '../records/today.ts'
import { rankOf } from '../sources/every-source.ts'
import type { EventCodes } from '../event-codes/event-codes.ts'
import { addCounts, countsOf, type ImportCounts, NO_COUNTS, tallyOutcomes } from './import-event.ts'
import { engineFor, type ImportEngines } from './import-engines.ts'
import type { ImportTarget } from './import-target.ts'
import type { PictureStore } from './picture-store.ts'
import type { ReadBatch, ReadEvent } from './read-event.ts'
import type { RejectedLog } from './rejected-log.ts'
import { untilAborted } from './until-aborted.ts'

export interface ImportStores {
  readonly engines: ImportEngines
  /** The store of classification schemes; without it they cannot be imported. */
  readonly schemes?: ClassSchemes
  /** The table of codes of legal events; without it lists of them cannot be imported. */
  readonly eventCodes?: EventCodes
  /** The store of drawings and pages; without it they are reported as unrecognised. */
  readonly pictures?: PictureStore
}

/** Writes into the stores, each batch with the position it reached in its source. */
export class StoringTarget implements ImportTarget {
  readonly #stores: ImportStores
  readonly #rejectedLog: RejectedLog
  /** The last batch of records, which may not be written yet. */
  #writing: (BatchBeingWritten<object> & { readonly engine: SearchEngine<object> }) | null = null

  constructor(stores: ImportStores, rejectedLog: RejectedLog) {
    this.#stores = stores
    this.#rejectedLog = rejectedLog
  }

  progressOf(source: string, recordKind: string | null): Promise<SourceProgress | null> {
    return storedProgress(this.#stores, source, recordKind)
  }

  async prepare(batch: ReadBatch, signal: AbortSignal): Promise<() => Promise<ImportCounts>> {
    const { recordKind } = batch
    if (recordKind !== null) return this.#prepareRecords(engineFor(this.#stores.engines, recordKind), batch, signal)
    return async () => {
      await this.#rejectedLog.add(batch.rejected)
      return this.#writeClasses(batch)
    }
  }

  async storePicture({ key, bytes }: ReadEvent & { kind: 'picture' }, signal?: AbortSignal): Promise<boolean | null> {
    return this.#stores.pictures === undefined ? null : this.#stores.pictures.put(key, Buffer.from(bytes), signal)
  }

  /** Joins records with what is stored and what is being written; the result writes them. */
  async #prepareRecords(engine: SearchEngine<object>, batch: ReadBatch, signal: AbortSignal): Promise<() => Promise<ImportCounts>> {
    const { eventCodes } = this.#stores
    const codes = this.#writeEventCodes(batch)
    const index = this.#writing?.engine === engine ? afterBatch(engine.kind, engine, this.#writing) : engine
    const joining = joinRecords(engine.kind, batch.records, index, {
      rankOf,
      today: today(),
      ...(eventCodes && { categoryOf: eventCodes.categoryOf }),
    })
    const { puts, deletes, outcomes } = await untilAborted(joining, signal)
    return async () => {
      // Known from here on to the batch that is prepared next, before anything is awaited.
      const written = this.#writeJoined(engine, { puts, deletes, progress: progressAfter(batch) }, batch.rejected, signal)
      this.#writing = { engine, puts, deletes, written }
      await written
      return addCounts(codes, countsOf({ ...tallyOutcomes(outcomes.map(({ outcome }) => outcome)), rejected: batch.rejected.length }))
    }
  }

  /** Rejects are written before the position after them is committed: a kill in between repeats them but never loses them. */
  async #writeJoined(
    engine: SearchEngine<object>,
    joined: WriteBatch<object>,
    rejected: ReadBatch['rejected'],
    signal: AbortSignal,
  ): Promise<void> {
    await this.#rejectedLog.add(rejected)
    await engine.write(joined, { signal })
  }

  /** Before the position after them is committed: a kill in between writes them again, which changes nothing. */
  #writeEventCodes({ eventCodes: codes }: ReadBatch): ImportCounts {
    if (codes.length === 0) return NO_COUNTS
    const { eventCodes } = this.#stores
    if (eventCodes === undefined) throw new Error('This import does not accept legal event codes / 此次导入不接受法律事件代码表')
    return countsOf(eventCodes.write(codes))
  }

  #writeClasses({ classes, rejected, ...batch }: ReadBatch): ImportCounts {
    const { schemes } = this.#stores
    if (schemes === undefined) throw new Error('This import does not accept classification schemes / 此次导入不接受分类表')
    return countsOf({ ...schemes.write({ entries: classes, progress: progressAfter(batch) }), rejected: rejected.length })
  }
}

/** Progress of an earlier run with a source. It is stored with the fragments: in the index of its kind or with the schemes. */
export async function storedProgress(
  { engines, schemes }: ImportStores,
  source: string,
  recordKind: string | null,
): Promise<SourceProgress | null> {
  if (recordKind === null) return schemes?.sourceProgress(source) ?? null
  return engineFor(engines, recordKind).sourceProgress(source)
}

function progressAfter(batch: Pick<ReadBatch, 'source' | 'position' | 'rejectedSoFar' | 'done'>): SourceProgress {
  return { source: batch.source, position: batch.position, rejected: batch.rejectedSoFar, done: batch.done }
}
