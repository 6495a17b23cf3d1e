import type screeningZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    screening: typeof screeningZh
  }
}

/** Similar trademarks. */
export const screening = defineFeature({
  name: 'screening',
  routes: [
    {
      path: '/trademark/similar',
      title: { zh: '商标近似查询', en: 'Similar trademarks' },
      access: 'login',
      catalogues: ['screening'],
      budget: 201,
      page: () => import('./screening-page.tsx').then(({ ScreeningPage }) => ScreeningPage),
    },
  ],
  navigation: [{ to: '/trademark/similar', icon: 'check', menus: { sideTrademarks: 15 } }],
  catalogues: {
    screening: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
