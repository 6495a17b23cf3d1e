import type { PatentRecord } from '@gezhi/records'
import type { QueryNode } from '@gezhi/query'
import type { Page, PageRequest, SearchEngine } from '../search-engine.ts'

/** Opens an engine that must be empty; called once a test. `reopen` closes it the hard way, as a crash would, and opens it again. */
export interface EngineUnderTest {
  readonly engine: SearchEngine
  reopen(): Promise<EngineUnderTest>
  dispose(): Promise<void>
}

export type NewEngine = () => Promise<EngineUnderTest>

/** What each case of the suite is given. */
export interface EngineCase {
  readonly engine: SearchEngine
  readonly test: EngineUnderTest
  /** Writes records as one batch. */
  put(...records: PatentRecord[]): Promise<void>
  /** Publication numbers of the first 100 hits, in order. */
  found(query: QueryNode | null, request?: Partial<PageRequest>): Promise<string[]>
}

export function engineCase(test: EngineUnderTest): EngineCase {
  const { engine } = test
  return {
    engine,
    test,
    put: async (...puts) => void (await engine.write({ puts })),
    found: async (query, request) => numbersOf(await engine.page({ query, from: 0, size: 100, ...request })),
  }
}

export function numbersOf(page: Page): string[] {
  return page.hits.map(({ docId, record }) => record.publicationNumber ?? docId)
}
