import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { Rights } from '../http/rights.ts'
import type { ExportColumn, OpenRecordExport, RecordExport } from '../kinds/record-export.ts'

/** Records in memory at once. */
const BATCH = 50

/** Whose records are read, and from where. */
export interface RecordSource {
  readonly engine: Pick<SearchEngine, 'get'>
  readonly exported: Pick<RecordExport, 'isVisible'>
  readonly open: Pick<OpenRecordExport, 'complete'>
  readonly columns: readonly ExportColumn[]
  readonly rights: Rights
  readonly signal: AbortSignal
  /** Called for each record with how many were read. */
  onRecord(done: number): void
}

/** The records of ids in their order. Records that the rights do not include, and those deleted meanwhile, are left out. */
export async function* readRecords(
  ids: readonly string[],
  { engine, exported, open, columns, rights, signal, onRecord }: RecordSource,
): AsyncGenerator<StoredRecord> {
  let done = 0
  for (let at = 0; at < ids.length; at += BATCH) {
    signal.throwIfAborted()
    const found = await engine.get(ids.slice(at, at + BATCH), { signal })
    const visible = found.filter(({ record }) => exported.isVisible(record, rights))
    for (const stored of (await open.complete?.(visible, columns)) ?? visible) {
      onRecord((done += 1))
      yield stored
    }
  }
}
