import { COUNTRY_LABELS, countryTree, PATENT_TYPE_LABELS, valueLabels } from '@gezhi/records'
import type { Handlers } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import type { SearchParts } from '../search-parts.ts'
import { allows } from '../../http/rights.ts'
import { databaseFilters } from '../../patents/chosen-databases.ts'

/** More than there are offices. */
const MAX_COUNTRIES = 1000

/** Calls about the databases a search can be limited to. */
export function databaseHandlers({
  engine,
  readiness,
}: Pick<SearchParts, 'engine' | 'readiness'>): Pick<Handlers['search'], 'listPatentTypes' | 'listDatabases' | 'listCountryCodes'> {
  const countries = async (typeList: readonly string[], signal: AbortSignal) => {
    requireReady(readiness)
    const facets = [{ field: 'country', count: MAX_COUNTRIES }]
    const [facet] = await engine.facets({ query: null, filters: databaseFilters({ typeList }), facets, signal })
    return (facet?.list ?? []).map(({ value, count }) => ({ code: value, count }))
  }
  return {
    async listPatentTypes(_request, { language }) {
      return valueLabels(PATENT_TYPE_LABELS).map(([code, label], index) => ({ id: index + 1, typeName: label[language], code }))
    },
    async listDatabases(_request, { language, signal, rights }) {
      const counted = await countries([], signal)
      const list = countryTree(counted, { language }).map((region, index) => ({
        id: index + 1,
        name: region.name,
        count: region.count,
        countries: region.list.map(({ id, code, name, count }) => ({ id, code, name, count })),
      }))
      return { list, count: counted.reduce((sum, { count }) => sum + count, 0), choosable: allows(await rights(), 'searchAllCountries') }
    },
    async listCountryCodes({ keyWord }, { language, signal }) {
      const typeList = keyWord
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean)
      const counted = await countries(typeList, signal)
      return counted.map(({ code, count }) => ({ country: COUNTRY_LABELS[code]?.[language] ?? code, code, count }))
    },
  }
}
