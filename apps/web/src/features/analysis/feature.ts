import { KINDS } from '../../kinds/kinds.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type capabilityZh from './capability/catalogue/zh.ts'
import type boardsZh from './boards/catalogue/zh.ts'
import type analysisZh from './catalogue/zh.ts'
import type industriesZh from './industries/catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    analysis: typeof analysisZh
    boards: typeof boardsZh
    capability: typeof capabilityZh
    industries: typeof industriesZh
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
      budget: 211,
      page: () => import('./analyse-single-page.tsx').then(({ AnalyseSinglePage }) => AnalyseSinglePage),
    },
    { path: '/analyse', title: { zh: '分析报告', en: 'Analysis reports' }, access: 'login', redirect: '/searchIndex' },
    {
      path: '/searchIndex',
      title: { zh: '我的报告', en: 'My reports' },
      access: 'overlay',
      introduction: 24,
      catalogues: ['analysis'],
      budget: 200,
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
      budget: 201,
      page: () => import('./report-form-page.tsx').then(({ ReportFormPage }) => ReportFormPage),
    },
    {
      path: '/analyseView',
      title: { zh: '分析视图', en: 'Analysis view' },
      access: 'login',
      catalogues: ['analysis'],
      budget: 213,
      page: () => import('./report-view-page.tsx').then(({ ReportViewPage }) => ReportViewPage),
    },
    {
      path: '/downLoadPdf',
      title: { zh: '报告下载', en: 'Report download' },
      access: 'login',
      bare: true,
      catalogues: ['analysis'],
      budget: 214,
      page: () => import('./report-print-page.tsx').then(({ ReportPrintPage }) => ReportPrintPage),
    },
    {
      path: '/manageDetail',
      title: { zh: '报告详情', en: 'Report details' },
      access: 'login',
      catalogues: ['analysis'],
      budget: 200,
      page: () => import('./report-detail-page.tsx').then(({ ReportDetailPage }) => ReportDetailPage),
    },
    {
      path: '/firmCapacity',
      title: { zh: '企业创新能力评价', en: 'Company innovation capability' },
      access: 'login',
      catalogues: ['capability'],
      budget: 206,
      page: () => import('./capability/capability-page.tsx').then(({ CapabilityPage }) => CapabilityPage),
    },
    {
      path: '/firmCapacityDetail',
      title: { zh: '企业创新能力评价详情', en: 'Company innovation capability: details' },
      access: 'login',
      catalogues: ['capability'],
      budget: 207,
      page: () => import('./capability/capability-detail-page.tsx').then(({ CapabilityDetailPage }) => CapabilityDetailPage),
    },
    {
      path: '/visualindex',
      title: { zh: '可视化分析', en: 'Visual analysis' },
      access: 'login',
      catalogues: ['analysis', 'boards'],
      budget: 212,
      page: () => import('./boards/boards-page.tsx').then(({ BoardsPage }) => BoardsPage),
    },
    {
      path: '/domainAnalys',
      title: { zh: '产业领域分析', en: 'Industry analysis' },
      access: 'overlay',
      introduction: 22,
      catalogues: ['analysis', 'industries'],
      budget: 212,
      page: () => import('./industries/industries-page.tsx').then(({ IndustriesPage }) => IndustriesPage),
    },
  ],
  navigation: [
    { to: '/searchIndex', icon: 'table', menus: { top: 30 } },
    { to: '/domainAnalys', icon: 'classes', menus: { account: 95 } },
    { to: '/firmCapacity', icon: 'assessment', menus: { account: 96 } },
    { to: '/visualindex', icon: 'pictures', menus: { account: 91 } },
  ],
  recordActions: [
    {
      name: 'statistics',
      icon: 'assessment',
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
    boards: { zh: () => import('./boards/catalogue/zh.ts'), en: () => import('./boards/catalogue/en.ts') },
    capability: { zh: () => import('./capability/catalogue/zh.ts'), en: () => import('./capability/catalogue/en.ts') },
    industries: { zh: () => import('./industries/catalogue/zh.ts'), en: () => import('./industries/catalogue/en.ts') },
  },
})
