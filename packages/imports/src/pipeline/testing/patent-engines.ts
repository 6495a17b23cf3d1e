import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { ReusedEngines } from '@gezhi/search-sqlite/testing'
import { afterAll, onTestFinished } from 'vitest'

/** Empty engines for the tests of a file, one after the other on the same threads; to be called outside tests. */
export function patentEngines(): () => Promise<SearchEngine<PatentRecord>> {
  const engines = new ReusedEngines(PATENT_KIND, { readers: 1 })
  afterAll(() => engines.close())
  return async () => {
    const { engine, dispose } = await engines.next()
    onTestFinished(dispose)
    return engine
  }
}
