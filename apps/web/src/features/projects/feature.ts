import type projectsZh from './catalogue/zh.ts'
import type indexesZh from './indexes/catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    projects: typeof projectsZh
    indexes: typeof indexesZh
  }
}

/** Projects: folders of patents that users share, and their recycle bin. */
export const projects = defineFeature({
  name: 'projects',
  routes: [
    {
      path: '/indexManage',
      title: { zh: '索引管理', en: 'Index management' },
      access: 'login',
      catalogues: ['indexes', 'management'],
      budget: 240,
      page: () => import('./indexes/indexes-page.tsx').then(({ IndexesPage }) => IndexesPage),
    },
    {
      path: '/management-recycle',
      title: { zh: '回收站', en: 'Recycle bin' },
      access: 'login',
      catalogues: ['projects'],
      budget: 195,
      page: () => import('./recycle-page.tsx').then(({ RecyclePage }) => RecyclePage),
    },
  ],
  catalogues: {
    indexes: { zh: () => import('./indexes/catalogue/zh.ts'), en: () => import('./indexes/catalogue/en.ts') },
    projects: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
