import { CALLS } from '@gezhi/contract'
import { COMPANY_KIND } from '@gezhi/records'
import { defineDomain, type Serving } from '../platform/domain.ts'
import type { LinkedCompany } from '@gezhi/contract'
import { companyAliasStore } from './company-alias-store.ts'
import { companyUsage, runCompanyCommand } from './company-commands.ts'
import { companyExport } from './company-export.ts'
import { companyHandlers } from './company-handlers.ts'
import { companyHistoryStore } from './company-history-store.ts'
import { linkedCompanies } from './linked-companies.ts'
import { COMPANY_PERSONAL_DATA } from './personal-data.ts'
import { referredCompanies } from './referred-companies.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    companies: {
      /** Finds the companies to which names of applicants belong, with the reasons; names without any are left out. */
      link(serving: Serving): (names: readonly string[], signal: AbortSignal) => Promise<readonly LinkedCompany[]>
    }
  }
}

/** Companies: their lists, one of them, what users searched for and viewed, and the operator's links of names. */
export const companiesDomain = defineDomain({
  name: 'companies',
  calls: CALLS.companies,
  personalData: COMPANY_PERSONAL_DATA,
  usage: companyUsage,
  open({ database, now, service }) {
    const aliases = companyAliasStore(database)
    const history = companyHistoryStore(database, now)
    const handlers = (serving: Serving) => companyHandlers({ ...serving, aliases, history, filesOfSpace: service('workspaces').filesOf })
    service('exports').kinds.add(companyExport(handlers))
    service('follows').kinds.add(COMPANY_KIND.name, referredCompanies)
    return {
      handlers,
      runCommand: (args) => runCompanyCommand(aliases, args),
      services: {
        link: (serving: Serving) => (names: readonly string[], signal: AbortSignal) =>
          linkedCompanies({ engine: serving.engines.of(COMPANY_KIND), aliases }, names, signal),
      },
    }
  },
})
