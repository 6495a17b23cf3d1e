import { demonstrationOf } from './demonstration-records.ts'
import { buildIndex, type FillIndex } from './fill-index.ts'

/** Fills indexes in this process: for a cluster, which takes the memory. */
export const fillInProcess: FillIndex = (engine, { count, ...filling }) =>
  buildIndex(engine, demonstrationOf(engine.kind.name).records(count), filling)
