import { loadedOnce } from '../loaded-once.ts'
import type { SearchableKind } from '../searchable-kind.ts'
import { spaceMode } from '../space-mode.ts'

/** Trademarks, as addresses and requests of the pages of search know them. */
export const TRADEMARKS: SearchableKind = {
  name: 'trademark',
  label: { zh: '商标', en: 'trademark' },
  words: 'trademarks',
  language: loadedOnce(async () => (await import('./trademark-language.ts')).TRADEMARK_LANGUAGE),
  display: loadedOnce(async () => (await import('./trademark-display.ts')).TRADEMARK_DISPLAY),
  pages: { list: '/trademark/result', record: '/trademark/detaile' },
  calls: {
    domain: 'trademarks',
    list: 'listTrademarks',
    suggest: 'suggestTrademarks',
    record: { domain: 'trademarks', name: 'getTrademark', parameter: 'id' },
    drawing: { domain: 'trademarks', name: 'getTrademarkPicture' },
  },
  facets: [
    { key: 'legal', field: 'legal_status' },
    { key: 'stage', field: 'status_detail' },
    { key: 'nice', field: 'nice_class', coded: true },
    { key: 'feature', field: 'mark_feature' },
    { key: 'country', field: 'country', panel: 'countries' },
    { key: 'year', field: 'application_date.year', panel: 'years' },
    { key: 'owner', field: 'owner' },
    { key: 'representative', field: 'representative' },
    { key: 'vienna', field: 'vienna.category', coded: true },
    { key: 'element', field: 'vienna.division', coded: true },
    { key: 'group', field: 'similar_group', coded: true },
  ],
  sorts: [
    { key: 'newest', sortField: 'application_date', sortOrder: 'DESC' },
    { key: 'oldest', sortField: 'application_date', sortOrder: 'ASC' },
    { key: 'registered', sortField: 'registration_date', sortOrder: 'DESC' },
    { key: 'expiring', sortField: 'expiry_date', sortOrder: 'ASC' },
    { key: 'relevance', sortField: 'relevance', sortOrder: 'DESC' },
  ],
  groupings: ['none', 'words', 'owner'],
  views: ['tableList', 'imgList'],
  modes: { space: spaceMode('trademark', 'listSpaceTrademarks') },
  isExported: true,
  hasFiles: true,
  needsLogin: 'always',
  box: {
    name: { zh: '商标', en: 'Trademarks' },
    placeholder: { zh: '商标名称、申请号、申请人，或检索式', en: 'A mark, a number, an owner or a query' },
    tools: [],
    membersOnly: { elsewhere: '/trademark' },
    companyField: 'OW',
  },
  pageId: ({ id }: { readonly id: string }) => id,
}
