import type searchZh from './catalogue/zh.ts'
import type settingsZh from './settings/catalogue/zh.ts'
import type advancedZh from './modes/advanced/catalogue/zh.ts'
import type semanticZh from './modes/semantic/catalogue/zh.ts'
import type lawZh from './modes/law/catalogue/zh.ts'
import type citationZh from './modes/citation/catalogue/zh.ts'
import type commandZh from './modes/command/catalogue/zh.ts'
import type extendZh from './modes/extend/catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'
import { openStoredQuery } from '../../search-state/open-stored-query.ts'
import { fetchResultsEarly } from './api/fetch-results-early.ts'
import { openListView } from './open-list-view.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    search: typeof searchZh
    settings: typeof settingsZh
    advanced: typeof advancedZh
    semantic: typeof semanticZh
    law: typeof lawZh
    citation: typeof citationZh
    command: typeof commandZh
    extend: typeof extendZh
  }
}

/** The result list and the entry pages of the search modes. */
export const search = defineFeature({
  name: 'search',
  routes: [
    {
      path: '/superSearch',
      title: { zh: '高级检索', en: 'Advanced search' },
      access: 'guest',
      redirect: '/superSearch/all',
      preservesSearch: true,
    },
    {
      path: '/superSearch/$scene',
      title: { zh: '高级检索', en: 'Advanced search' },
      access: 'guest',
      before: openStoredQuery,
      catalogues: ['search', 'advanced', 'databases'],
      budget: 271,
      page: () => import('./modes/advanced/advanced-page.tsx').then(({ AdvancedPage }) => AdvancedPage),
    },
    {
      path: '/semantic',
      title: { zh: '语义检索', en: 'Semantic search' },
      access: 'reader',
      catalogues: ['search', 'semantic'],
      budget: 201,
      page: () => import('./modes/semantic/semantic-page.tsx').then(({ SemanticPage }) => SemanticPage),
    },
    {
      path: '/patchSearch',
      title: { zh: '批量检索', en: 'Batch search' },
      access: 'reader',
      catalogues: ['search', 'batch'],
      budget: 203,
      page: () => import('./modes/batch/batch-page.tsx').then(({ BatchPage }) => BatchPage),
    },
    {
      path: '/lawSearch',
      title: { zh: '法律检索', en: 'Legal status search' },
      access: 'reader',
      before: openStoredQuery,
      catalogues: ['search', 'law'],
      budget: 215,
      page: () => import('./modes/law/law-page.tsx').then(({ LawPage }) => LawPage),
    },
    {
      path: '/citationSearch',
      title: { zh: '引证检索', en: 'Citation search' },
      access: 'reader',
      before: openStoredQuery,
      catalogues: ['search', 'citation'],
      budget: 201,
      page: () => import('./modes/citation/citation-page.tsx').then(({ CitationPage }) => CitationPage),
    },
    {
      path: '/commandSearch',
      title: { zh: '命令检索', en: 'Command search' },
      access: 'reader',
      before: openStoredQuery,
      catalogues: ['search', 'command', 'databases'],
      budget: 272,
      page: () => import('./modes/command/command-page.tsx').then(({ CommandPage }) => CommandPage),
    },
    {
      path: '/extendSearch',
      title: { zh: '扩展检索', en: 'Extended search' },
      access: 'reader',
      before: openStoredQuery,
      catalogues: ['search', 'extend'],
      budget: 201,
      page: () => import('./modes/extend/extend-page.tsx').then(({ ExtendPage }) => ExtendPage),
    },
    {
      path: '/resultList',
      title: { zh: '检索结果', en: 'Results' },
      access: 'guest',
      before: openListView,
      prefetch: fetchResultsEarly,
      catalogues: ['search'],
      budget: 249,
      page: () => import('./result-list-page.tsx').then(({ ResultListPage }) => ResultListPage),
      entry: true,
    },
    { path: '/resultList/tableList', title: { zh: '检索结果-列表', en: 'Results - table' }, access: 'guest', parent: '/resultList' },
    { path: '/resultList/imgList', title: { zh: '检索结果-首图', en: 'Results - first drawing' }, access: 'guest', parent: '/resultList' },
    {
      path: '/resultList/imgText',
      title: { zh: '检索结果-图文', en: 'Results - drawings and text' },
      access: 'guest',
      parent: '/resultList',
    },
    {
      path: '/resultList/imagesProp',
      title: { zh: '检索结果-多图', en: 'Results - all drawings' },
      access: 'guest',
      parent: '/resultList',
    },
  ],
  navigation: [
    { to: '/superSearch/all', icon: 'advanced', menus: { tools: 20, sidePatents: 20 } },
    { to: '/semantic', icon: 'semantic', menus: { tools: 30, sidePatents: 30 } },
    { to: '/patchSearch', icon: 'batch', menus: { tools: 40, sidePatents: 70 } },
    { to: '/lawSearch', icon: 'law', menus: { tools: 70 } },
    { to: '/citationSearch', icon: 'citation', menus: { tools: 80, sidePatents: 60 } },
    { to: '/commandSearch', icon: 'command', menus: { tools: 90 } },
    { to: '/extendSearch', icon: 'expand', menus: { tools: 100 } },
  ],
  catalogues: {
    search: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
    settings: { zh: () => import('./settings/catalogue/zh.ts'), en: () => import('./settings/catalogue/en.ts') },
    advanced: { zh: () => import('./modes/advanced/catalogue/zh.ts'), en: () => import('./modes/advanced/catalogue/en.ts') },
    semantic: { zh: () => import('./modes/semantic/catalogue/zh.ts'), en: () => import('./modes/semantic/catalogue/en.ts') },
    law: { zh: () => import('./modes/law/catalogue/zh.ts'), en: () => import('./modes/law/catalogue/en.ts') },
    citation: { zh: () => import('./modes/citation/catalogue/zh.ts'), en: () => import('./modes/citation/catalogue/en.ts') },
    command: { zh: () => import('./modes/command/catalogue/zh.ts'), en: () => import('./modes/command/catalogue/en.ts') },
    extend: { zh: () => import('./modes/extend/catalogue/zh.ts'), en: () => import('./modes/extend/catalogue/en.ts') },
  },
  opened: { 'query-editor/code-mirror.tsx': 130, 'query-editor/query-editor.tsx': 115 },
})
