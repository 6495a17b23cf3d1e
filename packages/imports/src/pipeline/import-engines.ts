import type { KindName } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'

/** Target engines by the name of the record kind; an import of records of another kind is rejected. */
export type ImportEngines = Readonly<Record<KindName, SearchEngine | undefined>>

/** The engine for records of a kind. Throws an error with a message in both languages if there is none. */
export function engineFor(engines: ImportEngines, kind: KindName): SearchEngine {
  const engine = engines[kind]
  if (engine === undefined) throw new Error(`This import does not accept records of the kind ${kind} / 此次导入不接受此类数据：${kind}`)
  return engine
}
