import { leaveForWorkspace } from '../../components/management/leave-for-workspace.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type projectsZh from './catalogue/zh.ts'
import type indexesZh from './indexes/catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    projects: typeof projectsZh
    indexes: typeof indexesZh
  }
}

/** Projects: folders of patents that users share, and their recycle bin. A folder is opened as a result list (`modes.folder` of patents). */
export const projects = defineFeature({
  name: 'projects',
  routes: [
    {
      path: '/managementIndex',
      title: { zh: '项目管理', en: 'Projects' },
      access: 'login',
      catalogues: ['projects', 'management', 'form'],
      before: leaveForWorkspace,
      budget: 260,
      page: () => import('./projects-page.tsx').then(({ ProjectsPage }) => ProjectsPage),
    },
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
      catalogues: ['projects', 'management'],
      budget: 200,
      page: () => import('./recycle-page.tsx').then(({ RecyclePage }) => RecyclePage),
    },
  ],
  navigation: [{ to: '/managementIndex', icon: 'table', menus: { account: 90 } }],
  recordActions: [
    {
      name: 'addToProject',
      label: { zh: '加入项目', en: 'Add to project' },
      icon: 'table',
      key: 's',
      order: 36,
      needsAccount: true,
      kinds: ['patent'],
      open: async () => {
        const [{ AddToProjectAction }] = await Promise.all([import('./add-to-project-action.tsx'), loadNamespaces(['projects'])])
        return AddToProjectAction
      },
      ofList: {
        label: { zh: '全部加入项目', en: 'Add all to a project' },
        open: async () => {
          const [{ AddListAction }] = await Promise.all([import('./add-list-action.tsx'), loadNamespaces(['projects'])])
          return AddListAction
        },
      },
    },
    {
      name: 'fillIndex',
      label: { zh: '标引', en: 'Index' },
      icon: 'columns',
      key: 'i',
      order: 37,
      needsAccount: true,
      kinds: ['patent'],
      open: async () => {
        const [{ FillIndexAction }] = await Promise.all([import('./fill-index-action.tsx'), loadNamespaces(['indexes'])])
        return FillIndexAction
      },
    },
  ],
  catalogues: {
    indexes: { zh: () => import('./indexes/catalogue/zh.ts'), en: () => import('./indexes/catalogue/en.ts') },
    projects: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
