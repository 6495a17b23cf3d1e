import type libraryZh from './catalogue/zh.ts'
import type marksZh from './marks/catalogue/zh.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    library: typeof libraryZh
    marks: typeof marksZh
  }
}

/** Data stored by users: the history of their searches. Its page also shows the tab of the feature `strategies`. */
export const library = defineFeature({
  name: 'library',
  routes: [
    {
      path: '/searchHistory',
      title: { zh: '检索历史', en: 'Search history' },
      access: 'login',
      catalogues: ['library', 'search'],
      budget: 205,
      page: () => import('./searches-page.tsx').then(({ SearchesPage }) => SearchesPage),
    },
  ],
  navigation: [{ to: '/searchHistory', icon: 'list', menus: { account: 50 } }],
  recordActions: [
    {
      name: 'tag',
      label: { zh: '标签', en: 'Tag' },
      icon: 'tag',
      key: 't',
      order: 30,
      needsAccount: true,
      kinds: ['patent'],
      open: async () => {
        const [{ TagAction }] = await Promise.all([import('./marks/tag-action.tsx'), loadNamespaces(['marks'])])
        return TagAction
      },
    },
  ],
  catalogues: {
    marks: { zh: () => import('./marks/catalogue/zh.ts'), en: () => import('./marks/catalogue/en.ts') },
    library: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
