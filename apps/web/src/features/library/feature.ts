import type libraryZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    library: typeof libraryZh
  }
}

/** Data stored by users: the history of their searches. */
export const library = defineFeature({
  name: 'library',
  routes: [
    {
      path: '/searchHistory',
      title: { zh: '检索历史', en: 'Search history' },
      access: 'login',
      catalogues: ['library', 'search'],
      budget: 185,
      page: () => import('./history-page.tsx').then(({ HistoryPage }) => HistoryPage),
    },
  ],
  navigation: [{ to: '/searchHistory', icon: 'list', menus: { account: 50 } }],
  catalogues: {
    library: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
