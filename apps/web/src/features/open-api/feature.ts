import { defineFeature } from '../../routing/feature.ts'
import type openApiZh from './catalogue/zh.ts'
import type webhooksZh from './webhooks/catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    openApi: typeof openApiZh
    webhooks: typeof webhooksZh
  }
}

const operationPage = () => import('./operation-page.tsx').then(({ OperationPage }) => OperationPage)
/** /publicApiTest and /apiTest are one page (G191). */
const tryPage = () => import('./try-page.tsx').then(({ TryPage }) => TryPage)

/** The open API: what there is, a page to try it, and the keys, uses and packs of a user. */
export const openApi = defineFeature({
  name: 'open-api',
  routes: [
    {
      path: '/manageApiBoard',
      title: { zh: 'API看板', en: 'API dashboard' },
      access: 'login',
      catalogues: ['openApi'],
      budget: 209,
      page: () => import('./board-page.tsx').then(({ BoardPage }) => BoardPage),
    },
    {
      path: '/manageApiList',
      title: { zh: '我的API', en: 'My APIs' },
      access: 'login',
      catalogues: ['openApi', 'form'],
      budget: 202,
      page: () => import('./keys-page.tsx').then(({ KeysPage }) => KeysPage),
    },
    {
      path: '/manageApiWebhooks',
      title: { zh: 'Webhook', en: 'Webhooks' },
      access: 'login',
      catalogues: ['openApi', 'webhooks', 'form'],
      budget: 202,
      page: () => import('./webhooks/webhooks-page.tsx').then(({ WebhooksPage }) => WebhooksPage),
    },
    {
      path: '/manageApiWebhooks/$id',
      title: { zh: 'Webhook', en: 'Webhook' },
      access: 'login',
      params: { id: /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/ },
      catalogues: ['openApi', 'webhooks', 'form'],
      budget: 205,
      page: () => import('./webhooks/webhook-page.tsx').then(({ WebhookPage }) => WebhookPage),
    },
    {
      path: '/manageApiEquity',
      title: { zh: 'API权益', en: 'API entitlements' },
      access: 'login',
      catalogues: ['openApi'],
      budget: 200,
      page: () => import('./equity-page.tsx').then(({ EquityPage }) => EquityPage),
    },
    {
      path: '/publicApiService',
      title: { zh: '数据API服务', en: 'Data API' },
      access: 'public',
      catalogues: ['openApi'],
      budget: 202,
      page: () => import('./service-page.tsx').then(({ ServicePage }) => ServicePage),
    },
    {
      path: '/publicApiServiceDetail',
      title: { zh: 'API详情', en: 'API details' },
      access: 'public',
      catalogues: ['openApi'],
      budget: 203,
      page: operationPage,
    },
    {
      path: '/publicApiServiceDetail/$id',
      title: { zh: 'API详情', en: 'API details' },
      access: 'public',
      params: { id: /\d{1,9}/ },
      catalogues: ['openApi'],
      budget: 203,
      page: operationPage,
    },
    {
      path: '/publicApiTest',
      title: { zh: 'API在线测试', en: 'API test' },
      access: 'public',
      catalogues: ['openApi'],
      budget: 204,
      page: tryPage,
    },
    {
      path: '/apiTest',
      title: { zh: 'API测试', en: 'API test' },
      access: 'public',
      catalogues: ['openApi'],
      budget: 204,
      page: tryPage,
    },
  ],
  navigation: [
    { to: '/manageApiList', icon: 'command', menus: { account: 93 } },
    { to: '/publicApiService', icon: 'command', menus: { foot: 55 } },
  ],
  catalogues: {
    openApi: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
    webhooks: { zh: () => import('./webhooks/catalogue/zh.ts'), en: () => import('./webhooks/catalogue/en.ts') },
  },
})
