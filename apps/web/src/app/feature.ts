import type shellZh from './catalogue/zh.ts'
import type formZh from '../components/form/catalogue/zh.ts'
import type syntaxZh from '../components/syntax-help/catalogue/zh.ts'
import type databasesZh from '../components/database-picker/catalogue/zh.ts'
import type numbersZh from '../components/number-report/catalogue/zh.ts'
import type batchZh from '../components/batch-search/catalogue/zh.ts'
import type managementZh from '../components/management/catalogue/zh.ts'
import { defineFeature } from '../routing/feature.ts'
import { NOT_FOUND_TITLE } from './shell/not-found-title.ts'

declare module '../language/namespaces.ts' {
  interface Namespaces {
    shell: typeof shellZh
    form: typeof formZh
    syntax: typeof syntaxZh
    databases: typeof databasesZh
    batch: typeof batchZh
    numbers: typeof numbersZh
    management: typeof managementZh
  }
}

/** The shell itself: the page for unknown addresses, its own texts and those of shared controls. */
export const shell = defineFeature({
  name: 'app',
  routes: [
    {
      path: '/404',
      title: NOT_FOUND_TITLE,
      access: 'public',
      budget: 187,
      page: () => import('./shell/not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage),
    },
  ],
  catalogues: {
    shell: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
    form: { zh: () => import('../components/form/catalogue/zh.ts'), en: () => import('../components/form/catalogue/en.ts') },
    syntax: {
      zh: () => import('../components/syntax-help/catalogue/zh.ts'),
      en: () => import('../components/syntax-help/catalogue/en.ts'),
    },
    databases: {
      zh: () => import('../components/database-picker/catalogue/zh.ts'),
      en: () => import('../components/database-picker/catalogue/en.ts'),
    },
    numbers: {
      zh: () => import('../components/number-report/catalogue/zh.ts'),
      en: () => import('../components/number-report/catalogue/en.ts'),
    },
    management: {
      zh: () => import('../components/management/catalogue/zh.ts'),
      en: () => import('../components/management/catalogue/en.ts'),
    },
    batch: {
      zh: () => import('../components/batch-search/catalogue/zh.ts'),
      en: () => import('../components/batch-search/catalogue/en.ts'),
    },
  },
})
