import { defineFeature } from '../../routing/feature.ts'
import type groupsZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    groups: typeof groupsZh
  }
}

/** Applicant groups: applicants that a user counts as one. */
export const groups = defineFeature({
  name: 'groups',
  routes: [
    {
      path: '/applyGroup',
      title: { zh: '申请人分组', en: 'Applicant groups' },
      access: 'login',
      catalogues: ['groups'],
      budget: 208,
      page: () => import('./groups-page.tsx').then(({ GroupsPage }) => GroupsPage),
    },
    {
      path: '/creatGroup',
      title: { zh: '创建分组', en: 'Create a group' },
      access: 'login',
      catalogues: ['groups', 'form'],
      budget: 200,
      page: () => import('./group-page.tsx').then(({ GroupPage }) => GroupPage),
    },
  ],
  navigation: [{ to: '/applyGroup', icon: 'user', menus: { account: 94 } }],
  catalogues: { groups: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') } },
})
