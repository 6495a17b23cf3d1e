import type trademarksZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    trademarks: typeof trademarksZh
  }
}

/** The pages of trademarks: the list and the form are those of search, for another kind. */
export const trademarks = defineFeature({
  name: 'trademarks',
  routes: [
    {
      path: '/trademark',
      title: { zh: '商标检索', en: 'Trademark search' },
      access: 'overlay',
      introduction: 26,
      catalogues: ['search', 'advanced', 'trademarks'],
      budget: 282,
      page: () => import('./trademark-search-page.tsx').then(({ TrademarkSearchPage }) => TrademarkSearchPage),
    },
    {
      path: '/trademark/result',
      title: { zh: '商标检索结果', en: 'Trademark results' },
      access: 'login',
      catalogues: ['search', 'trademarks'],
      budget: 249,
      page: () => import('./trademark-list-page.tsx').then(({ TrademarkListPage }) => TrademarkListPage),
    },
    {
      path: '/trademark/result/tableList',
      title: { zh: '商标检索结果-列表', en: 'Trademark results: table' },
      access: 'login',
      parent: '/trademark/result',
    },
    {
      path: '/trademark/result/imgList',
      title: { zh: '商标检索结果-图样', en: 'Trademark results: images' },
      access: 'login',
      parent: '/trademark/result',
    },
    {
      path: '/trademark/detaile',
      title: { zh: '商标详情', en: 'Trademark' },
      access: 'login',
      catalogues: ['search', 'trademarks'],
      budget: 228,
      page: () => import('./trademark-page.tsx').then(({ TrademarkPage }) => TrademarkPage),
    },
  ],
  navigation: [
    { to: '/trademark', icon: 'search', menus: { top: 10 } },
    { to: '/trademark', icon: 'search', label: { zh: '快速检索', en: 'Quick search' }, menus: { sideTrademarks: 10 } },
  ],
  catalogues: {
    trademarks: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
