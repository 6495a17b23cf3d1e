import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type landscapeZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    landscape: typeof landscapeZh
  }
}

/** Landscapes: the documents of a list laid out by their subjects. */
export const landscape = defineFeature({
  name: 'landscape',
  routes: [
    {
      path: '/visualindex/landscape',
      title: { zh: '专利地图', en: 'Landscapes' },
      access: 'login',
      catalogues: ['landscape'],
      budget: 207,
      page: () => import('./landscapes-page.tsx').then(({ LandscapesPage }) => LandscapesPage),
    },
  ],
  navigation: [{ to: '/visualindex/landscape', icon: 'landscape', menus: { account: 92 } }],
  recordActions: [
    {
      name: 'landscape',
      icon: 'landscape',
      order: 70,
      needsAccount: true,
      kinds: ['patent'],
      ofList: {
        label: { zh: '绘制专利地图', en: 'Draw a landscape' },
        open: async () => {
          const [{ DrawAction }] = await Promise.all([import('./draw-action.tsx'), loadNamespaces(['landscape'])])
          return DrawAction
        },
      },
    },
  ],
  catalogues: {
    landscape: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
