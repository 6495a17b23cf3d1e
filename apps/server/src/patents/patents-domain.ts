import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../domain.ts'
import { patentHandlers } from './patent-handlers.ts'

/** Documents of patents: text, drawings, attachments, families. */
export const patentsDomain = defineDomain({
  name: 'patents',
  calls: CALLS.patents,
  open({ files, now, service }) {
    const { usage } = service('accounts')
    const { marks } = service('library')
    return { handlers: (serving) => patentHandlers({ ...serving, files, usage, marks, now }) }
  },
})
