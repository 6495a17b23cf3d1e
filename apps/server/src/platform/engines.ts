import type { KindName, RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'

/** The engines of an installation: one per kind of record. */
export class Engines {
  /** In the order of the kinds. */
  readonly list: readonly SearchEngine[]
  /** The same by the names of their kinds. */
  readonly byName: Readonly<Record<KindName, SearchEngine>>

  constructor(list: readonly SearchEngine[]) {
    this.list = list
    this.byName = Object.fromEntries(list.map((engine) => [engine.kind.name, engine]))
  }

  /** The engine of a kind. Throws if the installation has none. */
  of<R extends object>(kind: RecordKind<R>): SearchEngine<R> {
    const engine = this.byName[kind.name]
    if (engine === undefined) throw new Error(`No engine for records of the kind ${kind.name}`)
    // It was opened for this kind, so its records are of this type.
    return engine as SearchEngine<R>
  }

  /** A copy with each engine replaced: with limits, with class hierarchies. */
  map(change: (engine: SearchEngine) => SearchEngine): Engines {
    return new Engines(this.list.map(change))
  }
}
