import { KINDS } from '../../kinds/kinds.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type analysisZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    analysis: typeof analysisZh
  }
}

/** Charts of the records of a list. */
export const analysis = defineFeature({
  name: 'analysis',
  routes: [
    {
      path: '/analyseSingle',
      title: { zh: '单项分析', en: 'Individual analysis' },
      access: 'login',
      catalogues: ['analysis'],
      budget: 200,
      page: () => import('./analyse-single-page.tsx').then(({ AnalyseSinglePage }) => AnalyseSinglePage),
    },
    { path: '/analyse', title: { zh: '分析报告', en: 'Analysis reports' }, access: 'login', redirect: '/searchIndex' },
    {
      path: '/searchIndex',
      title: { zh: '我的报告', en: 'My reports' },
      access: 'overlay',
      introduction: 24,
      catalogues: ['analysis'],
      budget: 195,
      page: () => import('./reports-page.tsx').then(({ ReportsPage }) => ReportsPage),
    },
    {
      path: '/user/analysis-report',
      title: { zh: '分析报告', en: 'Analysis reports' },
      access: 'login',
      parent: '/user',
      catalogues: ['analysis'],
      page: () => import('./reports-page.tsx').then(({ ReportsPage }) => ReportsPage),
    },
    {
      path: '/user/reportManager',
      title: { zh: '报告管理', en: 'Report management' },
      access: 'login',
      parent: '/user',
      catalogues: ['analysis'],
      page: () => import('./reports-page.tsx').then(({ ReportsPage }) => ReportsPage),
    },
    {
      path: '/reportConfigura',
      title: { zh: '报告配置', en: 'Report configuration' },
      access: 'login',
      catalogues: ['analysis'],
      budget: 195,
      page: () => import('./report-form-page.tsx').then(({ ReportFormPage }) => ReportFormPage),
    },
    {
      path: '/analyseView',
      title: { zh: '分析视图', en: 'Analysis view' },
      access: 'login',
      catalogues: ['analysis'],
      budget: 201,
      page: () => import('./report-view-page.tsx').then(({ ReportViewPage }) => ReportViewPage),
    },
  ],
  navigation: [{ to: '/searchIndex', icon: 'table', menus: { top: 30 } }],
  recordActions: [
    {
      name: 'statistics',
      icon: 'table',
      order: 65,
      needsAccount: true,
      // Lists are counted as they are exported.
      kinds: KINDS.flatMap(({ name, isExported }) => (isExported ? [name] : [])),
      ofList: {
        label: { zh: '统计分析', en: 'Statistics' },
        open: async () => {
          const [{ StatisticsAction }] = await Promise.all([import('./statistics-action.tsx'), loadNamespaces(['analysis'])])
          return StatisticsAction
        },
      },
    },
  ],
  catalogues: {
    analysis: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
