import { describe } from 'vitest'
import { describeManyProcesses } from './describe-many-processes.ts'
import { manyMachines } from './installation.ts'

// Runs only in `npm run test:opensearch -- faults`.
describe.skipIf(process.env['OPENSEARCH_FAULTS'] !== '1')(
  'two web and two worker processes as on machines of their own: nothing shared but a cluster, a PostgreSQL server and a bucket',
  () => {
    describeManyProcesses(manyMachines)
  },
)
