import { defineFeature } from '../../src/routing/feature.ts'
import { WORDS } from './words.ts'

/** The pages of standards: those of search, for another kind. */
export const standards = defineFeature({
  name: 'standards',
  routes: [
    {
      path: '/standards',
      title: { zh: '标准检索结果', en: 'Standards' },
      access: 'public',
      catalogues: ['search', 'standards' as 'search'],
      page: () => import('./standard-pages.tsx').then(({ StandardsPage }) => StandardsPage),
    },
    {
      path: '/standardCommand',
      title: { zh: '标准命令检索', en: 'Command search for standards' },
      access: 'public',
      catalogues: ['search', 'command', 'standards' as 'search'],
      page: () => import('./standard-pages.tsx').then(({ StandardCommandPage }) => StandardCommandPage),
    },
    {
      path: '/standard',
      title: { zh: '标准', en: 'Standard' },
      access: 'public',
      page: () => import('./standard-pages.tsx').then(({ StandardPage }) => StandardPage),
    },
  ],
  catalogues: {
    // No namespace of the product: it is declared nowhere.
    standards: { zh: async () => ({ default: WORDS.zh }), en: async () => ({ default: WORDS.en }) },
  },
})
