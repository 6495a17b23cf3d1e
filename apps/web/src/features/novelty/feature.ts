import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type noveltyZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    novelty: typeof noveltyZh
  }
}

/** Novelty analyses: what earlier documents say of the features of a text or a claim. */
export const novelty = defineFeature({
  name: 'novelty',
  routes: [
    {
      path: '/noveltyAnalys',
      title: { zh: '查新分析', en: 'Novelty analysis' },
      access: 'overlay',
      introduction: 21,
      catalogues: ['novelty'],
      budget: 204,
      page: () => import('./novelty-page.tsx').then(({ NoveltyPage }) => NoveltyPage),
    },
  ],
  navigation: [{ to: '/noveltyAnalys', icon: 'semantic', menus: { account: 97 } }],
  recordActions: [
    {
      name: 'novelty',
      label: { zh: '查新分析', en: 'Novelty analysis' },
      icon: 'semantic',
      key: 'y',
      order: 67,
      needsAccount: true,
      kinds: ['patent'],
      max: 1,
      open: async () => {
        const [{ NoveltyAction }] = await Promise.all([import('./novelty-action.tsx'), loadNamespaces(['novelty'])])
        return NoveltyAction
      },
    },
  ],
  catalogues: {
    novelty: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
