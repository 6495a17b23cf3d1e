import type { NavigationItem, RouteAccess, RouteFacts, Text } from '../routing/feature.ts'

// Routes of the product without a page yet: nothing links to them, and all show one page that names the function (G209). A route moves into
// the manifest of the feature that builds its page, together with its menu entry.

/** A route without a page. */
export type PlannedRoute = RouteFacts

const LOGIN = {
  '/manageApiBoard': { zh: 'API看板', en: 'API dashboard' },
  '/manageApiList': { zh: '我的API', en: 'My APIs' },
  '/manageApiEquity': { zh: 'API权益', en: 'API entitlements' },
}

const PUBLIC = {
  '/publicApiService': { zh: '数据API服务', en: 'Data API' },
  '/publicApiServiceDetail': { zh: 'API详情', en: 'API details' },
  '/publicApiTest': { zh: 'API在线测试', en: 'API test' },
  '/apiTest': { zh: 'API测试', en: 'API test' },
}

/** Every route without a page. */
export const PLANNED_ROUTES: readonly PlannedRoute[] = [
  ...withAccess('login', LOGIN),
  ...withAccess('public', PUBLIC),
  {
    path: '/publicApiServiceDetail/$id',
    title: PUBLIC['/publicApiServiceDetail'],
    access: 'public',
    params: { id: /\d{1,9}/ },
  },
]

function withAccess(access: RouteAccess, titles: Readonly<Record<string, Text>>): PlannedRoute[] {
  return Object.entries(titles).map(([path, title]) => ({ path, title, access }))
}

/** Their future menu entries. */
export const PLANNED_NAVIGATION: readonly NavigationItem[] = []
