import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { analyser } from './analyser.ts'
import { analysisHandlers } from './analysis-handlers.ts'
import { selectionCounter } from './counted-selection.ts'

/** Statistics of lists of records, charts of the catalogue, and their files. */
export const analysisDomain = defineDomain({
  name: 'analysis',
  calls: CALLS.analysis,
  open({ files, now, service }) {
    const { kinds } = service('exports')
    return {
      handlers(serving) {
        const count = selectionCounter(kinds, serving)
        return analysisHandlers({ count, analyse: analyser(count, now), files, now })
      },
    }
  },
})
