import type { AnswerOf, Calls, Language } from '@gezhi/contract'
import {
  COMPANY_STATUS_LABELS,
  COUNTRY_LABELS,
  CURRENCY_LABELS,
  PROVINCE_LABELS,
  valueLabels,
  type CodeLabels,
  type CompanyRecord,
} from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'

type Dictionaries = AnswerOf<Calls['companies']['listCompanyDictionaries']>

/** Legal forms that are listed, by frequency. */
const MAX_TYPES = 100

/** The values of filters with their names: codes in the order of their tables, legal forms as the index has them. */
export async function companyDictionaries(
  engine: Pick<SearchEngine<CompanyRecord>, 'facets'>,
  language: Language,
  signal: AbortSignal,
): Promise<Dictionaries> {
  const [types] = await engine.facets({ query: null, facets: [{ field: 'type', count: MAX_TYPES }], signal })
  const named = (labels: CodeLabels) => valueLabels(labels).map(([value, label]) => ({ value, name: label[language] }))
  return {
    status: named(COMPANY_STATUS_LABELS),
    type: (types?.list ?? []).map(({ value }) => ({ value, name: value })),
    province: named(PROVINCE_LABELS),
    country: named(COUNTRY_LABELS),
    currency: named(CURRENCY_LABELS),
  }
}
