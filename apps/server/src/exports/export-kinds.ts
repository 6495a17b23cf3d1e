import type { RecordExport } from '../kinds/record-export.ts'

/** The record kinds that can be exported. The domain of a kind adds it when it is opened. */
export interface ExportKinds {
  add<R extends object>(one: RecordExport<R>): void
  /** The one of a name, the first without a name; undefined if there is none. */
  find(name?: string): RecordExport | undefined
}

/** An empty list. */
export function exportKinds(): ExportKinds {
  const list: RecordExport[] = []
  return {
    // Members that take a record only get records of the kind, whose engine they are used with.
    add: (one) => void list.push(one),
    find: (name) => (name === undefined ? list[0] : list.find(({ kind }) => kind.name === name)),
  }
}
