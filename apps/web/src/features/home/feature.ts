import type homeZh from './catalogue/zh.ts'
import type activityZh from './activity/catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'
import { sendToLogin } from './send-to-login.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    home: typeof homeZh
    activity: typeof activityZh
  }
}

/** The first page: one search box, cards, counters, guide and activity. */
export const home = defineFeature({
  name: 'home',
  routes: [
    {
      path: '/',
      title: { zh: '首页', en: 'Home' },
      access: 'public',
      before: sendToLogin,
      catalogues: ['home', 'databases'],
      budget: 215,
      page: () => import('./home-page.tsx').then(({ HomePage }) => HomePage),
      entry: true,
    },
    {
      path: '/homeSearch',
      title: { zh: '简单检索', en: 'Simple search' },
      access: 'guest',
      catalogues: ['home', 'databases'],
      budget: 215,
      page: () => import('./home-page.tsx').then(({ HomePage }) => HomePage),
    },
  ],
  navigation: [
    { to: '/', icon: 'home', menus: { first: 10, sideStart: 10 } },
    { to: '/homeSearch', icon: 'search', menus: { tools: 10, sidePatents: 10 } },
  ],
  catalogues: {
    home: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
    activity: { zh: () => import('./activity/catalogue/zh.ts'), en: () => import('./activity/catalogue/en.ts') },
  },
})
