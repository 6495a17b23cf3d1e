import { buildIndex, type FillIndex } from './fill-index.ts'

/** Fills indexes in this process: for a cluster, which takes the memory. */
export const fillInProcess: FillIndex = async (engine, { count, ...filling }) => {
  const { demonstrationOf } = await import('./demonstration-records.ts')
  await buildIndex(engine, demonstrationOf(engine.kind.name).records(count), filling)
}
