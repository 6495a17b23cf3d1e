import type { ExtensionType } from '@gezhi/contract'
import { RELATION_KEYS, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'

/** Patents read at once. */
const AT_ONCE = 500
/** Maximum number of relatives of one number. */
const MAX_OF_ONE = 1000

type Engine = Pick<SearchEngine<PatentRecord>, 'get' | 'relatedEach'>

/**
 * The ids of the patents in the simple families of some, or that cite them or that they cite, without these. `report` gets the number of
 * those read. Stops when there are more than `max`. Rejects with the signal's reason when it is aborted.
 */
export async function collectRelatives(
  engine: Engine,
  ids: readonly string[],
  type: ExtensionType,
  { max, signal, report }: { readonly max: number; readonly signal: AbortSignal; readonly report: (done: number) => void },
): Promise<readonly string[]> {
  const known = new Set(ids)
  const found = new Set<string>()
  for (let from = 0; from < ids.length && found.size <= max; from += AT_ONCE) {
    signal.throwIfAborted()
    const records = (await engine.get(ids.slice(from, from + AT_ONCE), { signal })).map(({ record }) => record)
    for (const request of requestsOf(records, type)) {
      if (request.values.length === 0) continue
      const related = await engine.relatedEach({ ...request, limit: MAX_OF_ONE, short: true, signal })
      for (const { docId } of related.flat()) if (!known.has(docId)) found.add(docId)
    }
    report(Math.min(ids.length, from + AT_ONCE))
  }
  return [...found]
}

/** Which relations of the kind lead from patents to their relatives. */
function requestsOf(records: readonly PatentRecord[], type: ExtensionType): { field: string; values: string[] }[] {
  const unique = (values: readonly string[]) => [...new Set(values)]
  const numbers = () => unique(records.flatMap(({ publicationNumber }) => publicationNumber ?? []))
  switch (type) {
    case 'family':
      return [{ field: 'family-simple', values: unique(records.flatMap(RELATION_KEYS['family-simple'])) }]
    case 'citing':
      return [{ field: 'cites', values: numbers() }]
    case 'cited': {
      const cited = records.flatMap(({ citations = [] }) => citations.flatMap(({ publicationNumber }) => publicationNumber ?? []))
      return [{ field: 'publication', values: unique(cited) }]
    }
  }
}
