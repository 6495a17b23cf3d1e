import { CALLS } from '@gezhi/contract'
import { recomputeLegalStates } from '@gezhi/imports'
import { PATENT_KIND, shanghaiDay } from '@gezhi/records'
import { defineDomain, type IndexJob } from '../platform/domain.ts'
import { patentHandlers } from './patent-handlers.ts'

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
  open({ files, now, service }) {
    const { usage } = service('accounts')
    const { marks } = service('library')
    return {
      handlers: (serving) => patentHandlers({ ...serving, engine: serving.engines.of(PATENT_KIND), files, usage, marks, now }),
      indexJobs: [LEGAL_STATES],
    }
  },
})
