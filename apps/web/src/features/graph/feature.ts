import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type graphZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    graph: typeof graphZh
  }
}

/** The knowledge graph: patents and what they name, as a picture and as a list. */
export const graph = defineFeature({
  name: 'graph',
  routes: [
    {
      path: '/graphSearch',
      title: { zh: '知识图谱', en: 'Knowledge graph' },
      access: 'overlay',
      introduction: 20,
      catalogues: ['graph'],
      budget: 202,
      page: () => import('./graph-search-page.tsx').then(({ GraphSearchPage }) => GraphSearchPage),
    },
    {
      path: '/graphSearchDetail',
      title: { zh: '知识图谱结果', en: 'Knowledge graph results' },
      access: 'login',
      catalogues: ['graph'],
      budget: 203,
      page: () => import('./graph-results-page.tsx').then(({ GraphResultsPage }) => GraphResultsPage),
    },
    {
      path: '/graphDetail',
      title: { zh: '知识图谱详情', en: 'Knowledge graph details' },
      access: 'login',
      catalogues: ['graph'],
      budget: 204,
      page: () => import('./graph-detail-page.tsx').then(({ GraphDetailPage }) => GraphDetailPage),
    },
  ],
  navigation: [{ to: '/graphSearch', icon: 'citation', menus: { top: 40 } }],
  recordActions: [
    {
      name: 'graph',
      label: { zh: '知识图谱', en: 'Knowledge graph' },
      icon: 'citation',
      key: 'g',
      order: 67,
      needsAccount: true,
      kinds: ['patent'],
      max: 1,
      open: async () => {
        const [{ GraphAction }] = await Promise.all([import('./graph-action.tsx'), loadNamespaces(['graph'])])
        return GraphAction
      },
    },
  ],
  catalogues: {
    graph: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
