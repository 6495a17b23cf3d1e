import { printQuery, type QueryNode } from '@gezhi/query'
import { PATENT_KIND } from '@gezhi/records'
import { countryRule } from '../../accounts/rights/country-rule.ts'
import { findCompanies, queryOfNames, type LinkCompanies } from '../../groups/find-companies.ts'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { queryOptions } from '../../kinds/query-options.ts'
import { readSearchQuery } from '../../kinds/read-search-query.ts'
import type { Serving } from '../../platform/domain.ts'
import { assessedAxes } from './assess-capability.ts'
import { countCapability, RECENT_YEARS } from './count-capability.ts'

interface CapabilityParts {
  readonly link: LinkCompanies
  /** ms. */
  readonly now: () => number
}

/** The call that scores companies. */
export function capabilityHandlers({ link, now }: CapabilityParts, serving: Serving): Pick<Handlers['analysis'], 'assessCapability'> {
  const { readiness, schemes } = serving
  const engine = serving.engines.of(PATENT_KIND)
  /** The names under which the patents of a company are stored. */
  const namesOf = async (name: string, search: Parameters<typeof findCompanies>[3]) => {
    const found = await findCompanies(engine, link, name, search)
    const company = found.find(({ spellings }) => spellings.some((spelling) => spelling.name === name))
    return company?.spellings.map((spelling) => spelling.name) ?? [name]
  }
  return {
    async assessCapability({ companyList }, context: CallContext) {
      requireReady(readiness)
      const { language, signal } = context
      const rights = await context.rights()
      const filters = countryRule(rights)
      const time = shanghaiTime(new Date(now()))
      const year = Number(time.slice(0, 4))
      const from = year - RECENT_YEARS + 1
      const read = (queryStr: string): QueryNode | null =>
        readSearchQuery({ queryStr, mode: 'command' }, language, queryOptions({ engine, schemes }, rights)).tree
      const list = []
      // One after another: a comparison must not occupy the engine.
      for (const name of new Set(companyList)) {
        const names = await namesOf(name, { filters, signal })
        const all = queryOfNames(names)!
        const query = printQuery(all)
        const queries = { all, recent: read(`(${query}) AND ad>=${from}`), earlier: read(`(${query}) AND ad<${from}`) }
        const { complete, ...counts } = await countCapability(engine, queries, { filters, signal, year })
        list.push({ name, names, total: counts.total, complete, ...assessedAxes({ query, counts, year, language }) })
      }
      const { version } = await engine.status()
      return { list, years: { from, to: year }, version, time }
    },
  }
}
