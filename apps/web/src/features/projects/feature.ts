import type projectsZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    projects: typeof projectsZh
  }
}

/** Projects: folders of patents that users share, and their recycle bin. */
export const projects = defineFeature({
  name: 'projects',
  routes: [
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
    projects: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
