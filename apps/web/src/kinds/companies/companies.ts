import { loadNamespaces } from '../../language/i18n.ts'
import { loadedOnce } from '../loaded-once.ts'
import type { SearchableKind } from '../searchable-kind.ts'
import { spaceMode } from '../space-mode.ts'

/** Registered companies, as addresses and requests of the pages of search know them. */
export const COMPANIES: SearchableKind = {
  name: 'company',
  label: { zh: '企业', en: 'company' },
  words: 'companies',
  language: loadedOnce(async () => (await import('./company-language.ts')).COMPANY_LANGUAGE),
  display: loadedOnce(async () => (await import('./company-display.ts')).COMPANY_DISPLAY),
  pages: { list: '/organizationResult', record: '/organizationDetaile' },
  calls: {
    domain: 'companies',
    list: 'searchCompanies',
    suggest: 'suggestRegistered',
    record: { domain: 'companies', name: 'getCompany', parameter: 'id' },
  },
  needsLogin: 'unlessOpen',
  facets: [
    { key: 'status', field: 'status' },
    { key: 'type', field: 'type' },
    { key: 'country', field: 'country', panel: 'countries' },
    { key: 'province', field: 'province' },
    { key: 'city', field: 'city' },
    { key: 'year', field: 'founded.year', panel: 'years' },
    { key: 'currency', field: 'currency' },
    { key: 'check', field: 'code_check' },
  ],
  sorts: [
    { key: 'relevance', sortField: 'relevance', sortOrder: 'DESC' },
    { key: 'newest', sortField: 'founded', sortOrder: 'DESC' },
    { key: 'oldest', sortField: 'founded', sortOrder: 'ASC' },
    { key: 'capital', sortField: 'capital', sortOrder: 'DESC' },
  ],
  groupings: ['none'],
  views: ['tableList'],
  modes: { space: spaceMode('company', 'searchSpaceCompanies') },
  partyLinks: loadedOnce(async () => {
    const [{ CompanyLinks }] = await Promise.all([import('./company-links.tsx'), loadNamespaces(['companies'])])
    return CompanyLinks
  }),
  isExported: true,
  box: {
    name: { zh: '企业', en: 'Companies' },
    placeholder: { zh: '企业名称、简称、拼音、统一社会信用代码', en: 'Name, short name, pinyin or credit code' },
    tools: [],
  },
  pageId: ({ id }: { readonly id: string }) => id,
}
