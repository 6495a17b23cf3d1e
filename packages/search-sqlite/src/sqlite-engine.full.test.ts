import { afterAll, describe } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { describeKind, describeSearchEngine, PATENT_FIXTURE } from '@gezhi/search/testing'
import { ReusedEngines } from './testing/reused-engines.ts'

// The asserting engine asks more of an engine than a case does; what only works behind it fails here.
describe('the SQLite engine by itself', () => {
  const engines = new ReusedEngines(PATENT_KIND)
  const newEngine = () => engines.next()
  describeSearchEngine({ newEngine, isAsserted: false })
  describeKind({ fixture: PATENT_FIXTURE, newEngine, isAsserted: false })
  afterAll(() => engines.close())
})
