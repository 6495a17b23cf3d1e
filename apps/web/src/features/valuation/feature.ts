import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type valuationZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    valuation: typeof valuationZh
  }
}

/** Values of patents by a formula over stored facts. */
export const valuation = defineFeature({
  name: 'valuation',
  routes: [
    {
      path: '/assessment',
      title: { zh: '价值评估', en: 'Patent valuation' },
      access: 'overlay',
      introduction: 23,
      catalogues: ['valuation'],
      budget: 200,
      page: () => import('./valuation-page.tsx').then(({ ValuationPage }) => ValuationPage),
    },
    {
      path: '/assessmentPatch',
      title: { zh: '批量价值评估', en: 'Batch valuation' },
      access: 'login',
      catalogues: ['valuation'],
      budget: 200,
      page: () => import('./batch-valuation-page.tsx').then(({ BatchValuationPage }) => BatchValuationPage),
    },
    {
      path: '/assessmentList',
      title: { zh: '价值评估列表', en: 'Valuations' },
      access: 'login',
      catalogues: ['valuation'],
      budget: 201,
      page: () => import('./valued-list-page.tsx').then(({ ValuedListPage }) => ValuedListPage),
    },
    {
      path: '/assessmentDetail',
      title: { zh: '价值评估详情', en: 'Valuation details' },
      access: 'login',
      catalogues: ['valuation'],
      budget: 202,
      page: () => import('./valuation-detail-page.tsx').then(({ ValuationDetailPage }) => ValuationDetailPage),
    },
    {
      path: '/assessmentIPR',
      title: { zh: 'IPR价值评估', en: 'IPR valuation' },
      access: 'login',
      catalogues: ['valuation'],
      budget: 201,
      page: () => import('./portfolio-page.tsx').then(({ PortfolioPage }) => PortfolioPage),
    },
    {
      path: '/assessmentIPRDetail',
      title: { zh: 'IPR价值评估详情', en: 'IPR valuation details' },
      access: 'login',
      catalogues: ['valuation'],
      budget: 201,
      page: () => import('./portfolio-detail-page.tsx').then(({ PortfolioDetailPage }) => PortfolioDetailPage),
    },
    {
      path: '/assessmentIPRFirmDetail',
      title: { zh: '企业IPR评估详情', en: 'IPR valuation of a company' },
      access: 'login',
      catalogues: ['valuation'],
      page: () => import('./valued-list-page.tsx').then(({ ValuedListPage }) => ValuedListPage),
    },
    {
      path: '/preEvaluation',
      title: { zh: '预评估', en: 'Preliminary valuation' },
      access: 'login',
      catalogues: ['valuation'],
      budget: 202,
      page: () => import('./pre-evaluation-page.tsx').then(({ PreEvaluationPage }) => PreEvaluationPage),
    },
  ],
  navigation: [{ to: '/assessment', icon: 'assessment', isNew: true, menus: { otherTools: 10 } }],
  recordActions: [
    {
      name: 'valuation',
      label: { zh: '价值评估', en: 'Patent valuation' },
      icon: 'assessment',
      key: 'v',
      order: 66,
      needsAccount: true,
      kinds: ['patent'],
      max: 1000,
      open: async () => {
        const [{ ValuationAction }] = await Promise.all([import('./valuation-action.tsx'), loadNamespaces(['valuation'])])
        return ValuationAction
      },
    },
  ],
  catalogues: {
    valuation: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
