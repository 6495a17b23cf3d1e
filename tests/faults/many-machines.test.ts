import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { ownPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { startS3Server } from '../../apps/server/src/testing/s3/s3-server.ts'
import { startOpenSearch } from '../../tools/opensearch/start-cluster.ts'
import { describeManyProcesses } from './describe-many-processes.ts'
import { dataParent } from './server-process.ts'

// `npm run test:opensearch -- faults` runs this, no other command does.
describe.skipIf(process.env['OPENSEARCH_FAULTS'] !== '1')(
  'two web and two worker processes as on machines of their own: nothing shared but a cluster, a PostgreSQL server and a bucket',
  () => {
    describeManyProcesses(async () => {
      const folder = dataParent('gezhi-machines-')
      const [cluster, postgres, bucket] = await Promise.all([startOpenSearch(), ownPostgres(), startS3Server()])
      let machines = 0
      return {
        database: postgres.url,
        patents: 400,
        settings: () => ({
          GEZHI_DATA: join(folder, `machine-${machines++}`),
          GEZHI_SEARCH_URL: cluster.nodes.join(','),
          GEZHI_FILES_URL: bucket.url(),
        }),
        async close() {
          await Promise.all([cluster.stop(), postgres.remove(), bucket.close()])
          rmSync(folder, { recursive: true, force: true })
        },
      }
    })
  },
)
