import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import { recomputeLegalStates } from '@gezhi/imports'
import { PATENT_KIND, shanghaiDay } from '@gezhi/records'
import { defineDomain, type IndexJob } from '../platform/domain.ts'
import type { ReferredRecords } from '../kinds/referred-records.ts'
import { patentHandlers } from './patent-handlers.ts'
import { referredPatents } from './referred-patents.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    patents: {
      /** Patents as notes and follows of users refer to them. */
      referred(serving: Pick<Serving, 'engines' | 'readiness'>): ReferredRecords
    }
  }
}

/** Updates legal states: they change with time, without an import. */
const LEGAL_STATES: IndexJob = {
  queue: 'retell-legal-states',
  cron: '0 0 * * *',
  run: ({ engines, eventCodes }, signal) =>
    recomputeLegalStates({ engine: engines.of(PATENT_KIND), eventCodes, today: shanghaiDay(Date.now()), signal }),
}

/** Documents of patents: text, drawings, attachments, families. */
export const patentsDomain = defineDomain({
  name: 'patents',
  calls: CALLS.patents,
  open({ files, folder, now, service }) {
    const { usage } = service('accounts')
    const { marks } = service('library')
    return {
      handlers: (serving) =>
        patentHandlers({
          ...serving,
          engine: serving.engines.of(PATENT_KIND),
          files,
          workFolder: join(folder.work, 'documents'),
          usage,
          marks,
          now,
        }),
      indexJobs: [LEGAL_STATES],
      services: { referred: referredPatents },
    }
  },
})
