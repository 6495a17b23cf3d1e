import type companiesZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    companies: typeof companiesZh
  }
}

/** Company search (B.company.01): its entry, its list and the page of a company. */
export const companies = defineFeature({
  name: 'companies',
  routes: [
    {
      path: '/organization',
      title: { zh: '企业检索', en: 'Company search' },
      access: 'overlay',
      introduction: 25,
      catalogues: ['companies'],
      budget: 200,
      page: () => import('./company-search-page.tsx').then(({ CompanySearchPage }) => CompanySearchPage),
    },
    {
      path: '/organizationResult',
      title: { zh: '企业检索结果', en: 'Company results' },
      access: 'reader',
      catalogues: ['search', 'companies'],
      budget: 260,
      page: () => import('./company-list-page.tsx').then(({ CompanyListPage }) => CompanyListPage),
    },
    {
      path: '/organizationDetaile',
      title: { zh: '企业详情', en: 'Company' },
      access: 'reader',
      catalogues: ['companies'],
      budget: 220,
      page: () => import('./company-page.tsx').then(({ CompanyPage }) => CompanyPage),
    },
  ],
  navigation: [{ to: '/organization', icon: 'search', menus: { top: 20 } }],
  catalogues: {
    companies: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
