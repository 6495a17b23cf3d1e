import type operationsZh from './catalogue/zh.ts'
import type salesZh from './sales/catalogue/zh.ts'
import type valuationRulesZh from './valuation/catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    operations: typeof operationsZh
    sales: typeof salesZh
    valuationRules: typeof valuationRulesZh
  }
}
/** The number of what is written, or `new` for what is not there yet. */
const WRITTEN_OR_NEW = { id: /new|[1-9]\d{0,8}/ }

/** The operator console. The server decides whether a user is an operator. */
export const operations = defineFeature({
  name: 'operations',
  routes: [
    {
      path: '/ops',
      title: { zh: '管理后台', en: 'Admin console' },
      access: 'operator',
      redirect: '/ops/feedback',
      catalogues: ['operations', 'form'],
      budget: 197,
      page: () => import('./frame/console-frame.tsx').then(({ ConsoleFrame }) => ConsoleFrame),
    },
    {
      path: '/ops/feedback',
      title: { zh: '意见反馈 - 管理后台', en: 'Feedback - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 199,
      page: () => import('./feedback/feedback-page.tsx').then(({ FeedbackPage }) => FeedbackPage),
    },
    {
      path: '/ops/bookings',
      title: { zh: '演示预约 - 管理后台', en: 'Demo bookings - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 198,
      page: () => import('./bookings/bookings-page.tsx').then(({ BookingsPage }) => BookingsPage),
    },
    {
      path: '/ops/cancellations',
      title: { zh: '注销申请 - 管理后台', en: 'Account closures - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 199,
      page: () => import('./cancellations/cancellations-page.tsx').then(({ CancellationsPage }) => CancellationsPage),
    },
    {
      path: '/ops/orders',
      title: { zh: '订单 - 管理后台', en: 'Orders - Admin console' },
      access: 'operator',
      parent: '/ops',
      catalogues: ['sales'],
      budget: 199,
      page: () => import('./sales/orders/orders-page.tsx').then(({ OrdersPage }) => OrdersPage),
    },
    {
      path: '/ops/orders/$orderNo',
      title: { zh: '订单 - 管理后台', en: 'Orders - Admin console' },
      access: 'operator',
      parent: '/ops',
      params: { orderNo: /\d{24}/ },
      catalogues: ['sales'],
      budget: 200,
      page: () => import('./sales/orders/order-page.tsx').then(({ OrderPage }) => OrderPage),
    },
    {
      path: '/ops/invoices',
      title: { zh: '发票 - 管理后台', en: 'Invoices - Admin console' },
      access: 'operator',
      parent: '/ops',
      catalogues: ['sales'],
      budget: 199,
      page: () => import('./sales/invoices/invoices-page.tsx').then(({ InvoicesPage }) => InvoicesPage),
    },
    {
      path: '/ops/prices',
      title: { zh: '价目表 - 管理后台', en: 'Price list - Admin console' },
      access: 'operator',
      parent: '/ops',
      catalogues: ['sales'],
      budget: 199,
      page: () => import('./sales/prices/prices-page.tsx').then(({ PricesPage }) => PricesPage),
    },
    {
      path: '/ops/revenue',
      title: { zh: '收入 - 管理后台', en: 'Revenue - Admin console' },
      access: 'operator',
      parent: '/ops',
      catalogues: ['sales'],
      budget: 206,
      page: () => import('./sales/revenue/revenue-page.tsx').then(({ RevenuePage }) => RevenuePage),
    },
    {
      path: '/ops/actions',
      title: { zh: '操作记录 - 管理后台', en: 'Audit log - Admin console' },
      access: 'operator',
      parent: '/ops',
      catalogues: ['sales'],
      budget: 199,
      page: () => import('./sales/actions/actions-page.tsx').then(({ ActionsPage }) => ActionsPage),
    },
    {
      path: '/ops/articles',
      title: { zh: '文章 - 管理后台', en: 'Articles - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 199,
      page: () => import('./articles/articles-page.tsx').then(({ ArticlesPage }) => ArticlesPage),
    },
    {
      path: '/ops/articles/$id',
      title: { zh: '文章 - 管理后台', en: 'Articles - Admin console' },
      access: 'operator',
      parent: '/ops',
      params: WRITTEN_OR_NEW,
      budget: 201,
      page: () => import('./articles/article-page.tsx').then(({ ArticlePage }) => ArticlePage),
    },
    {
      path: '/ops/services',
      title: { zh: '服务页面 - 管理后台', en: 'Service pages - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 199,
      page: () => import('./site/services-page.tsx').then(({ ServicesPage }) => ServicesPage),
    },
    {
      path: '/ops/services/$id',
      title: { zh: '服务页面 - 管理后台', en: 'Service pages - Admin console' },
      access: 'operator',
      parent: '/ops',
      params: WRITTEN_OR_NEW,
      budget: 199,
      page: () => import('./site/service-page.tsx').then(({ ServicePage }) => ServicePage),
    },
    {
      path: '/ops/dictionaries',
      title: { zh: '字典 - 管理后台', en: 'Dictionaries - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 200,
      page: () => import('./words/dictionaries-page.tsx').then(({ DictionariesPage }) => DictionariesPage),
    },
    {
      path: '/ops/synonyms',
      title: { zh: '同义词 - 管理后台', en: 'Synonyms - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 200,
      page: () => import('./words/synonyms-page.tsx').then(({ SynonymsPage }) => SynonymsPage),
    },
    {
      path: '/ops/settings',
      title: { zh: '站点设置 - 管理后台', en: 'Site settings - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 199,
      page: () => import('./site/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
    },
    {
      path: '/ops/valuation',
      title: { zh: '价值评估规则 - 管理后台', en: 'Valuation rules - Admin console' },
      access: 'operator',
      parent: '/ops',
      catalogues: ['valuationRules'],
      budget: 198,
      page: () => import('./valuation/rules-page.tsx').then(({ RulesPage }) => RulesPage),
    },
    {
      path: '/ops/valuation/$version',
      title: { zh: '价值评估规则 - 管理后台', en: 'Valuation rules - Admin console' },
      access: 'operator',
      parent: '/ops',
      params: { version: /[\w.-]{1,40}/ },
      catalogues: ['valuationRules'],
      budget: 217,
      page: () => import('./valuation/rules-version-page.tsx').then(({ RulesVersionPage }) => RulesVersionPage),
    },
    {
      path: '/ops/accounts',
      title: { zh: '账号 - 管理后台', en: 'Accounts - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 202,
      page: () => import('./accounts/accounts-page.tsx').then(({ AccountsPage }) => AccountsPage),
    },
    {
      path: '/ops/imports',
      title: { zh: '导入记录 - 管理后台', en: 'Imports - Admin console' },
      access: 'operator',
      parent: '/ops',
      budget: 198,
      page: () => import('./imports/imports-page.tsx').then(({ ImportsPage }) => ImportsPage),
    },
  ],
  catalogues: {
    sales: { zh: () => import('./sales/catalogue/zh.ts'), en: () => import('./sales/catalogue/en.ts') },
    valuationRules: { zh: () => import('./valuation/catalogue/zh.ts'), en: () => import('./valuation/catalogue/en.ts') },
    operations: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
