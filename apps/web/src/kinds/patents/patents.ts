import { lazy } from 'react'
import { loadedOnce } from '../loaded-once.ts'
import type { SearchableKind } from '../searchable-kind.ts'

const LiveFolder = lazy(async () => ({ default: (await import('../../components/live-project/live-folder.tsx')).LiveFolder }))

/** Patents, as addresses and requests of the pages of search know them. */
export const PATENTS = {
  name: 'patent',
  label: { zh: '专利', en: 'patent' },
  words: 'search',
  language: loadedOnce(async () => (await import('./patent-language.ts')).PATENT_LANGUAGE),
  display: loadedOnce(async () => (await import('./patent-display.ts')).PATENT_DISPLAY),
  pages: { list: '/resultList', record: '/searchDetail', advanced: '/superSearch' },
  calls: {
    domain: 'search',
    list: 'searchPatents',
    count: 'countPatents',
    fields: 'listSearchFields',
    check: 'validateQuery',
    suggest: 'suggestAll',
    companies: 'listCompanyNames',
    relax: 'relaxQuery',
    readings: 'listQueryReadings',
    numbers: 'findNumbers',
    storeQuery: 'compressQuery',
    openQuery: 'openSharedSearch',
    document: { domain: 'patents', name: 'downloadDocument', tooLong: 'PATENT_DOCUMENT_LONG' },
    record: { domain: 'patents', name: 'getPatent', parameter: 'publication_number' },
    drawing: { domain: 'patents', name: 'getDrawing' },
  },
  facets: [
    { key: 'legal', field: 'legal_status' },
    { key: 'legalState', field: 'legal_status_detail' },
    { key: 'type', field: 'patent_type' },
    { key: 'country', field: 'country', panel: 'countries' },
    { key: 'year', field: 'application_date.year', panel: 'years' },
    { key: 'section', field: 'class_ipc.section' },
    { key: 'class', field: 'class_ipc.cla_ss' },
    { key: 'subclass', field: 'class_ipc.subclass' },
    { key: 'group', field: 'class_ipc.group' },
    { key: 'applicant', field: 'applicant_patentee.original.name' },
    { key: 'inventor', field: 'inventor.original.name' },
  ],
  classTree: { levels: ['section', 'class', 'subclass', 'group'], field: 'class_ipc' },
  // Newest application first (B.results.04).
  sorts: [
    { key: 'newest', sortField: 'application_date', sortOrder: 'DESC' },
    { key: 'oldest', sortField: 'application_date', sortOrder: 'ASC' },
    { key: 'published', sortField: 'publication_date', sortOrder: 'DESC' },
    { key: 'first-published', sortField: 'publication_date', sortOrder: 'ASC' },
    { key: 'relevance', sortField: 'relevance', sortOrder: 'DESC' },
  ],
  // One row an application (G211).
  groupings: ['application', 'none', 'family'],
  views: ['tableList', 'imgList', 'imgText', 'imagesProp'],
  modes: {
    command: { call: 'searchByCommand', entry: '/commandSearch', ofQuery: true },
    citation: { call: 'searchByCitation', entry: '/citationSearch' },
    extend: { call: 'searchExtended', entry: '/extendSearch', ofQuery: true },
    class: { call: 'searchByClass', entry: '/classificate' },
    law: { call: 'searchByLaw', entry: '/lawSearch', facetValues: { lawTypeList: ['legal', 'legalState'] } },
    semantic: { call: 'searchSemantically', entry: '/semantic' },
    batch: { call: 'searchBatch', entry: '/patchSearch', listsEach: true },
    folder: { call: 'searchWithinFile', entry: '/managementIndex', listsEach: true, live: LiveFolder },
  },
  databases: { types: 'type', countries: 'country' },
  storesHistory: true,
  marked: true,
  isExported: true,
  hasFiles: true,
  box: {
    name: { zh: '专利', en: 'Patents' },
    placeholder: { zh: '关键词、号码、申请人，或检索式', en: 'Keywords, a number, an applicant or a query' },
    tools: ['translation', 'batch', 'expansion'],
    // B.search-box.20.
    numberFormats: { id: '45', fieldLogic: '0' },
    companyField: 'APCS',
    facets: [
      { facet: 'section', count: 5 },
      { facet: 'inventor', count: 10 },
    ],
  },
  pageId: ({ publication_number, id }: { readonly publication_number: string | null; readonly id: string }) => publication_number ?? id,
} as const satisfies SearchableKind
