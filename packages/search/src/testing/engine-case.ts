import type { PatentRecord } from '@gezhi/records'
import type { QueryNode } from '@gezhi/query'
import type { Page, PageRequest, SearchEngine } from '../search-engine.ts'

/** Opens an empty engine; called once per test. `reopen` closes it abruptly, as in a crash, and opens it again. */
export interface EngineUnderTest<R extends object = PatentRecord> {
  readonly engine: SearchEngine<R>
  reopen(): Promise<EngineUnderTest<R>>
  dispose(): Promise<void>
}

export type NewEngine<R extends object = PatentRecord> = () => Promise<EngineUnderTest<R>>

/** The parameters of each case of the suite. */
export interface EngineCase<R extends object = PatentRecord> {
  readonly engine: SearchEngine<R>
  readonly test: EngineUnderTest<R>
  /** Writes records as one batch. */
  put(...records: R[]): Promise<void>
  /** Identities of the first 100 hits, in order. */
  found(query: QueryNode | null, request?: Partial<PageRequest>): Promise<string[]>
}

export function engineCase<R extends object>(test: EngineUnderTest<R>): EngineCase<R> {
  const { engine } = test
  return {
    engine,
    test,
    put: async (...puts) => void (await engine.write({ puts })),
    found: async (query, request) => idsOf(await engine.page({ query, from: 0, size: 100, ...request })),
  }
}

/** Identities of hits, in order. */
export function idsOf({ hits }: Pick<Page<object>, 'hits'>): string[] {
  return hits.map(({ docId }) => docId)
}
