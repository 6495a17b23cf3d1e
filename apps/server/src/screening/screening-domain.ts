import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import { shanghaiDay, TRADEMARK_KIND } from '@gezhi/records'
import { defineDomain } from '../platform/domain.ts'
import { buildSimilarIndex } from './build-similar-index.ts'
import { screeningHandlers } from './screening-handlers.ts'

/** Trademarks similar to a mark: rules, risk, reports. */
export const screeningDomain = defineDomain({
  name: 'screening',
  calls: CALLS.screening,
  open({ folder, now }) {
    const index = join(folder.work, 'similar-marks')
    return {
      handlers: ({ engines }) =>
        screeningHandlers({ engine: () => engines.of(TRADEMARK_KIND), folder: index, workFolder: join(folder.work, 'screening'), now }),
      indexJobs: [
        {
          queue: 'build-similar-marks',
          cron: '*/10 * * * *',
          run: ({ engines }, signal) =>
            buildSimilarIndex({ engine: engines.of(TRADEMARK_KIND), folder: index, today: shanghaiDay(now()), signal }),
        },
      ],
    }
  },
})
