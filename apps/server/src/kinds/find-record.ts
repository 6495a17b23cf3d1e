import type { SearchEngine, StoredRecord } from '@gezhi/search'

/** The record of an identity or number, in any notation its kind can parse; null if there is none. */
export async function findRecord<R extends object>(
  engine: Pick<SearchEngine<R>, 'get' | 'kind'>,
  text: string,
): Promise<StoredRecord<R> | null> {
  const [found] = await engine.get([text, ...engine.kind.readIds(text)])
  return found ?? null
}
