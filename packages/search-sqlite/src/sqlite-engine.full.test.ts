import { afterAll, describe } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { describeSearchEngine } from '@gezhi/search/testing'
import { ReusedEngines } from './testing/reused-engines.ts'

// The asserting engine asks more of an engine than a case does; what only works behind it fails here.
describe('the SQLite engine by itself', () => {
  const engines = new ReusedEngines(PATENT_KIND)
  describeSearchEngine({ newEngine: () => engines.next(), isAsserted: false })
  afterAll(() => engines.close())
})
