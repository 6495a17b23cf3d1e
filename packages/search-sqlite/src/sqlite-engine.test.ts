import { afterAll, describe } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { describeSearchEngine } from '@gezhi/search/testing'
import { ReusedEngines } from './testing/reused-engines.ts'

describe('the SQLite engine', () => {
  const engines = new ReusedEngines(PATENT_KIND)
  describeSearchEngine({ newEngine: () => engines.next() })
  afterAll(() => engines.close())
})
