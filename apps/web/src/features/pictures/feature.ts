import type picturesZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    pictures: typeof picturesZh
  }
}

/** Search by picture. */
export const pictures = defineFeature({
  name: 'pictures',
  routes: [
    {
      path: '/pictureSearch',
      title: { zh: '图像检索', en: 'Image search' },
      access: 'login',
      catalogues: ['pictures'],
      budget: 201,
      page: () => import('./picture-search-page.tsx').then(({ PictureSearchPage }) => PictureSearchPage),
    },
    {
      path: '/pictureResultList',
      title: { zh: '图像检索结果', en: 'Image search results' },
      access: 'login',
      catalogues: ['pictures'],
      budget: 203,
      page: () => import('./picture-result-page.tsx').then(({ PictureResultPage }) => PictureResultPage),
    },
  ],
  navigation: [
    { to: '/pictureSearch', icon: 'pictures', menus: { tools: 50, sidePatents: 50 } },
    {
      to: '/trademark',
      icon: 'pictures',
      search: { tab: 'second' },
      label: { zh: '图形检索', en: 'Image search' },
      menus: { sideTrademarks: 20 },
    },
  ],
  catalogues: {
    pictures: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
