import type patentsZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'
import { openStoredQuery } from '../../search-state/open-stored-query.ts'
import { fetchPatentEarly } from './api/fetch-patent-early.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    patents: typeof patentsZh
  }
}

/** The page of a patent, at two addresses. */
export const patents = defineFeature({
  name: 'patents',
  routes: [
    {
      path: '/searchDetail',
      title: { zh: '专利详情', en: 'Patent' },
      access: 'guest',
      before: openStoredQuery,
      prefetch: fetchPatentEarly,
      catalogues: ['patents'],
      budget: 205,
      page: () => import('./patent-page.tsx').then(({ PatentPage }) => PatentPage),
      entry: true,
    },
    {
      path: '/particulars',
      title: { zh: '专利详情', en: 'Patent' },
      access: 'guest',
      before: openStoredQuery,
      prefetch: fetchPatentEarly,
      catalogues: ['patents'],
      budget: 205,
      page: () => import('./patent-page.tsx').then(({ PatentPage }) => PatentPage),
    },
  ],
  catalogues: {
    patents: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
