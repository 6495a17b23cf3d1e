import type patentsZh from './catalogue/zh.ts'
import type comparisonZh from './compare/catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { openStoredQuery } from '../../search-state/open-stored-query.ts'
import { fetchPatentEarly } from './api/fetch-patent-early.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    patents: typeof patentsZh
    comparison: typeof comparisonZh
  }
}

/** The page of a patent, at two addresses, and the comparison of several. */
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
      budget: 231,
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
      budget: 231,
      page: () => import('./patent-page.tsx').then(({ PatentPage }) => PatentPage),
    },
    {
      path: '/compare',
      title: { zh: '专利对比', en: 'Compare patents' },
      access: 'guest',
      catalogues: ['comparison', 'patents'],
      budget: 222,
      page: () => import('./compare/compare-page.tsx').then(({ ComparePage }) => ComparePage),
    },
  ],
  recordActions: [
    {
      name: 'compare',
      label: { zh: '对比', en: 'Compare' },
      icon: 'compare',
      key: 'c',
      order: 25,
      needsAccount: false,
      kinds: ['patent'],
      // A single patent is compared with what its dialog offers.
      max: 6,
      open: async () => {
        const [{ CompareAction }] = await Promise.all([import('./compare/compare-action.tsx'), loadNamespaces(['comparison'])])
        return CompareAction
      },
    },
  ],
  catalogues: {
    comparison: { zh: () => import('./compare/catalogue/zh.ts'), en: () => import('./compare/catalogue/en.ts') },
    patents: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
