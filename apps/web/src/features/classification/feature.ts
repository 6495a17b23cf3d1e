import type classificationZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'
import { openStoredQuery } from '../../search-state/open-stored-query.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    classification: typeof classificationZh
  }
}

/** Search by class. */
export const classification = defineFeature({
  name: 'classification',
  routes: [
    {
      path: '/classificate',
      title: { zh: '分类号检索', en: 'Classification search' },
      access: 'reader',
      before: openStoredQuery,
      catalogues: ['search', 'classification'],
      budget: 203,
      page: () => import('./classification-page.tsx').then(({ ClassificationPage }) => ClassificationPage),
    },
  ],
  navigation: [{ to: '/classificate', icon: 'classes', menus: { tools: 60, sidePatents: 40 } }],
  catalogues: {
    classification: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
