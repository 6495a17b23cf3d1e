import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import { VALUATION_RULES } from '../content/render-article.ts'
import { defineDomain } from '../platform/domain.ts'
import { companyReports } from './company-reports.ts'
import { VALUATION_PERSONAL_DATA } from './personal-data.ts'
import { rulesUsage, runRulesCommand } from './rules-commands.ts'
import { rulesTables } from './rules-tables.ts'
import { valuationHandlers } from './valuation-handlers.ts'
import { valuationRules, type ValuationRules } from './valuation-rules.ts'
import { valuationStore } from './valuation-store.ts'

/** Services of valuations: their rules. */
export interface ValuationServices {
  readonly rules: ValuationRules
}

declare module '../platform/domain.ts' {
  interface DomainServices {
    valuation: ValuationServices
  }
}

/** Values of patents by a formula over stored facts. */
export const valuationDomain = defineDomain({
  name: 'valuation',
  calls: CALLS.valuation,
  personalData: VALUATION_PERSONAL_DATA,
  usage: rulesUsage,
  open({ database, files, folder, now, service }) {
    const { batchLists } = service('search')
    const { packs, products } = service('payment')
    const reports = companyReports(packs, products)
    const rules = valuationRules(database, now)
    const store = valuationStore(database, now)
    service('content').insertions.set(VALUATION_RULES, async (language) => rulesTables(await rules.current(), language))
    return {
      handlers: (serving) =>
        valuationHandlers({ store, reports, batchLists, files, workFolder: join(folder.work, 'valuation'), rules, now }, serving),
      runCommand: (args, by) => runRulesCommand(rules, args, by),
      services: { rules },
    }
  },
})
