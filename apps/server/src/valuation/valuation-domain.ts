import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { VALUATION_PERSONAL_DATA } from './personal-data.ts'
import { valuationHandlers } from './valuation-handlers.ts'
import { valuationStore } from './valuation-store.ts'

const COMMAND = 'valuation-rules'

/** Values of patents by a formula over stored facts. */
export const valuationDomain = defineDomain({
  name: 'valuation',
  calls: CALLS.valuation,
  personalData: VALUATION_PERSONAL_DATA,
  usage: () => [
    `  ${COMMAND.padEnd(58)} 以 JSON 输出价值评估规则，可修改后由 GEZHI_VALUATION 指定 / Prints the rules of valuations as JSON, to change and name in GEZHI_VALUATION`,
  ],
  open({ database, files, folder, now, settings, service }) {
    const { batchLists } = service('search')
    const formula = settings.GEZHI_VALUATION
    const store = valuationStore(database, now)
    return {
      handlers: (serving) =>
        valuationHandlers({ store, batchLists, files, workFolder: join(folder.work, 'valuation'), formula, now }, serving),
      runCommand: ([word]) => Promise.resolve(word === COMMAND ? [JSON.stringify(formula, null, 2)] : null),
    }
  },
})
