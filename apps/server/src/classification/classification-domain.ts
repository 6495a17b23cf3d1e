import { CALLS } from '@gezhi/contract'
import { PATENT_KIND } from '@gezhi/records'
import { defineDomain } from '../platform/domain.ts'
import { classificationHandlers } from './classification-handlers.ts'

/** Classes of patents and industries, and their numbers of patents. */
export const classificationDomain = defineDomain({
  name: 'classification',
  calls: CALLS.classification,
  open: () => ({ handlers: (serving) => classificationHandlers({ ...serving, engine: serving.engines.of(PATENT_KIND) }) }),
})
