import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { CallContext } from '../http/call-context.ts'
import type { Serving } from '../platform/domain.ts'
import type { AnalysedSource, ListSelection } from './counted-selection.ts'

/** The first patents of a source, in the order of its list. */
export type SamplePatents = (source: AnalysedSource, context: CallContext) => Promise<readonly PatentRecord[]>

/** Patents of a sample. */
export const SAMPLE = 400
/** Patents of one request. */
const READ = 100

/** Samples with the lists of a process; of other kinds of record there is none. Rejects with the errors of `ListSelection`. */
export function patentSampler(list: ListSelection, serving: Serving): SamplePatents {
  return async (source, context) => {
    if ((source.kind ?? PATENT_KIND.name) !== PATENT_KIND.name) return []
    const engine = serving.engines.of(PATENT_KIND)
    const patents: PatentRecord[] = []
    for (let from = 0; from < SAMPLE; from += READ) {
      const { list: rows } = await list(source, { from, size: READ }, context)
      const stored = await engine.get(
        rows.map(({ id }) => id),
        { signal: context.signal },
      )
      patents.push(...stored.map(({ record }) => record))
      if (rows.length < READ) break
    }
    return patents
  }
}
