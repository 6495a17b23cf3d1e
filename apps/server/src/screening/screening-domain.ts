import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import { shanghaiDay, TRADEMARK_KIND } from '@gezhi/records'
import { defineDomain } from '../platform/domain.ts'
import { buildSimilarIndex } from './build-similar-index.ts'
import { screeningHandlers } from './screening-handlers.ts'
import { SharedIndex } from './shared-index.ts'
import { SimilarMarks } from './similar-marks.ts'

/** Trademarks similar to a mark: rules, risk, reports. */
export const screeningDomain = defineDomain({
  name: 'screening',
  calls: CALLS.screening,
  open({ background, files, folder, now, settings }) {
    const shared = settings.GEZHI_FILES_URL === null ? null : new SharedIndex(files, now)
    let similar: SimilarMarks | undefined
    return {
      handlers({ engines }) {
        similar = new SimilarMarks(() => engines.of(TRADEMARK_KIND), folder.similarMarks, shared)
        return screeningHandlers({ similar, workFolder: join(folder.work, 'screening'), now })
      },
      close: async () => similar?.close(),
      indexJobs: [
        {
          queue: 'build-similar-marks',
          cron: '*/10 * * * *',
          run: ({ engines }, signal) =>
            background.runAtOnce(() =>
              buildSimilarIndex({
                engine: engines.of(TRADEMARK_KIND),
                folder: folder.similarMarks,
                shared,
                today: shanghaiDay(now()),
                signal,
              }),
            ),
        },
      ],
    }
  },
})
