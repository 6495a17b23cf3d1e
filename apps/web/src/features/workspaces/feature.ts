import { FOLLOW_TYPES } from '@gezhi/contract/client'
import type workspacesZh from './catalogue/zh.ts'
import { leaveForWorkspace } from '../../components/management/leave-for-workspace.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    workspaces: typeof workspacesZh
  }
}

/** Spaces of the user: a tree of references to records. The frame of the page is in `components/management`. */
export const workspaces = defineFeature({
  name: 'workspaces',
  routes: [
    {
      path: '/interspace',
      title: { zh: '个人空间', en: 'Personal space' },
      access: 'login',
      catalogues: ['workspaces', 'management', 'form'],
      before: leaveForWorkspace,
      budget: 260,
      page: () => import('./spaces-page.tsx').then(({ SpacesPage }) => SpacesPage),
    },
  ],
  navigation: [{ to: '/interspace', icon: 'classes', menus: { account: 85 } }],
  recordActions: [
    {
      name: 'addToSpace',
      label: { zh: '加入空间', en: 'Add to space' },
      icon: 'classes',
      key: 'a',
      order: 35,
      needsAccount: true,
      kinds: FOLLOW_TYPES,
      open: async () => {
        const [{ AddToSpaceAction }] = await Promise.all([import('./add-to-space-action.tsx'), loadNamespaces(['workspaces'])])
        return AddToSpaceAction
      },
      ofList: {
        label: { zh: '全部加入空间', en: 'Add all to a space' },
        open: async () => {
          const [{ AddListAction }] = await Promise.all([import('./add-list-action.tsx'), loadNamespaces(['workspaces'])])
          return AddListAction
        },
      },
    },
  ],
  catalogues: {
    workspaces: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
