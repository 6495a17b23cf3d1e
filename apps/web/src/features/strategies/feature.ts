import type strategiesZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    strategies: typeof strategiesZh
  }
}

/** Saved strategies: a tab of the page of the search history. The dialog that saves one is in `components/strategy-dialog`. */
export const strategies = defineFeature({
  name: 'strategies',
  routes: [
    {
      path: '/searchHistory/strategies',
      title: { zh: '保存的检索式', en: 'Saved strategies' },
      access: 'login',
      parent: '/searchHistory',
      catalogues: ['strategies', 'form'],
      budget: 209,
      page: () => import('./strategies-page.tsx').then(({ StrategiesPage }) => StrategiesPage),
    },
  ],
  navigation: [{ to: '/searchHistory/strategies', icon: 'bookmark', menus: { account: 55 } }],
  catalogues: {
    strategies: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
