import { FOLLOW_TYPES } from '@gezhi/contract/client'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type monitorsZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    monitors: typeof monitorsZh
  }
}

/** Searches and records that are watched; the dialog that creates a monitor is in `components/monitor-dialog`. */
export const monitors = defineFeature({
  name: 'monitors',
  routes: [
    {
      path: '/watchpage',
      title: { zh: '监控预警', en: 'Alerts' },
      access: 'login',
      catalogues: ['monitors'],
      budget: 202,
      page: () => import('./monitors-page.tsx').then(({ MonitorsAlonePage }) => MonitorsAlonePage),
    },
    {
      path: '/user/watchpage',
      title: { zh: '监控预警', en: 'Alerts' },
      access: 'login',
      parent: '/user',
      catalogues: ['monitors'],
      budget: 202,
      page: () => import('./monitors-page.tsx').then(({ MonitorsPage }) => MonitorsPage),
    },
    {
      path: '/watchdetail',
      title: { zh: '监控详情', en: 'Alert details' },
      access: 'login',
      catalogues: ['monitors', 'follows'],
      budget: 204,
      page: () => import('./monitor-page.tsx').then(({ MonitorPage }) => MonitorPage),
    },
  ],
  navigation: [{ to: '/user/watchpage', icon: 'watch', menus: { account: 70 } }],
  recordActions: [
    {
      name: 'monitor',
      label: { zh: '监控', en: 'Alert' },
      icon: 'watch',
      key: 'w',
      order: 21,
      needsAccount: true,
      kinds: FOLLOW_TYPES,
      max: 1,
      open: async () => {
        const [{ MonitorAction }] = await Promise.all([import('./monitor-action.tsx'), loadNamespaces(['monitors', 'form'])])
        return MonitorAction
      },
    },
  ],
  catalogues: {
    monitors: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
