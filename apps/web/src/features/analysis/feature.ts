import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type analysisZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    analysis: typeof analysisZh
  }
}

/** Charts of the records of a list. */
export const analysis = defineFeature({
  name: 'analysis',
  routes: [
    {
      path: '/analyseSingle',
      title: { zh: '单项分析', en: 'Individual analysis' },
      access: 'login',
      catalogues: ['analysis'],
      budget: 200,
      page: () => import('./analyse-single-page.tsx').then(({ AnalyseSinglePage }) => AnalyseSinglePage),
    },
  ],
  recordActions: [
    {
      name: 'statistics',
      icon: 'table',
      order: 65,
      needsAccount: true,
      kinds: ['patent'],
      ofList: {
        label: { zh: '统计分析', en: 'Statistics' },
        open: async () => {
          const [{ StatisticsAction }] = await Promise.all([import('./statistics-action.tsx'), loadNamespaces(['analysis'])])
          return StatisticsAction
        },
      },
    },
  ],
  catalogues: {
    analysis: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
