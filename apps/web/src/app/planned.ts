import type { NavigationItem, RouteAccess, RouteFacts, Text } from '../routing/feature.ts'

// Routes of the product whose pages are not there yet: nothing links to them, and they lead to /404. A route moves into the
// manifest of the feature that builds its page, and its menu entry with it.

/** A route without a page; with access `overlay` its introduction is shown under a title. */
export type PlannedRoute = Omit<RouteFacts, 'title'> & { readonly title?: Text }

const READER = ['/pictureSearch', '/pictureResultList']

const LOGIN = [
  '/exportPage',
  '/graphSearchDetail',
  '/graphDetail',
  '/starList',
  '/trademark/result',
  '/trademark/detaile',
  '/organizationResult',
  '/organizationDetaile',
  '/analyseView',
  '/analyseSingle',
  '/creatGroup',
  '/applyGroup',
  '/reportConfigura',
  '/user/analysis-report',
  '/user/reportManager',
  '/assessmentPatch',
  '/assessmentList',
  '/assessmentDetail',
  '/assessmentIPR',
  '/assessmentIPRDetail',
  '/assessmentIPRFirmDetail',
  '/firmCapacity',
  '/firmCapacityDetail',
  '/visualindex',
  '/downLoadPdf',
  '/manageDetail',
  '/managementIndex',
  '/indexManage',
  '/management-recycle',
  '/watchpage',
  '/user/watchpage',
  '/watchdetail',
  '/user/download',
  '/downloadcenter',
  '/user/attention',
  '/manageApiBoard',
  '/manageApiList',
  '/manageApiEquity',
  '/user/myRights',
  '/user/orderCenter',
  '/interspace',
  '/preEvaluation',
]

const PUBLIC = [
  '/publicApiService',
  '/publicApiServiceDetail',
  '/publicApiTest',
  '/apiTest',
  '/buyGoods',
  '/vipIndex',
  '/aiChat',
  '/patentedAi/homePage',
]

/** The seven functions that visitors see under an overlay (B.router.21). */
const OVERLAID = [
  { path: '/graphSearch', title: { zh: '知识图谱', en: 'Knowledge graph' }, introduction: 20 },
  { path: '/noveltyAnalys', title: { zh: '查新分析', en: 'Novelty analysis' }, introduction: 21 },
  { path: '/trademark', title: { zh: '商标检索', en: 'Trademark search' }, introduction: 26 },
  { path: '/organization', title: { zh: '企业检索', en: 'Company search' }, introduction: 25 },
  { path: '/searchIndex', title: { zh: '我的报告', en: 'My reports' }, introduction: 24 },
  { path: '/assessment', title: { zh: '价值评估', en: 'Patent valuation' }, introduction: 23 },
  { path: '/domainAnalys', title: { zh: '产业领域分析', en: 'Industry analysis' }, introduction: 22 },
]

/** Every route whose page is not there yet. */
export const PLANNED_ROUTES: readonly PlannedRoute[] = [
  ...withAccess('reader', READER),
  ...withAccess('login', LOGIN),
  ...withAccess('public', PUBLIC),
  { path: '/analyse', access: 'login', redirect: '/searchIndex' },
  { path: '/publicApiServiceDetail/$id', access: 'public', params: { id: /\d{1,9}/ } },
  ...OVERLAID.map((route): PlannedRoute => ({ ...route, access: 'overlay' })),
]

function withAccess(access: RouteAccess, paths: readonly string[]): PlannedRoute[] {
  return paths.map((path) => ({ path, access }))
}

/** Where menus will name them. */
export const PLANNED_NAVIGATION: readonly NavigationItem[] = [
  { to: '/pictureSearch', icon: 'pictures', menus: { tools: 50, sidePatents: 50 } },
  { to: '/assessment', icon: 'assessment', isNew: true, menus: { otherTools: 10 } },
  { to: '/aiChat', icon: 'chat', menus: { sideStart: 20 } },
  { to: '/patentedAi/homePage', icon: 'semantic', menus: { sideStart: 30 } },
  { to: '/trademark', icon: 'search', menus: { top: 10 } },
  { to: '/trademark', icon: 'search', label: { zh: '快速检索', en: 'Quick search' }, menus: { sideTrademarks: 10 } },
  {
    to: '/trademark',
    icon: 'pictures',
    search: { tab: 'second' },
    label: { zh: '图形检索', en: 'Image search' },
    menus: { sideTrademarks: 20 },
  },
  { to: '/organization', icon: 'search', menus: { top: 20 } },
  { to: '/searchIndex', icon: 'table', menus: { top: 30 } },
  { to: '/graphSearch', icon: 'citation', menus: { top: 40 } },
  { to: '/user/myRights', icon: 'check', menus: { account: 30 } },
  { to: '/user/orderCenter', icon: 'list', menus: { account: 40 } },
  { to: '/user/attention', icon: 'check', menus: { account: 60 } },
  { to: '/user/watchpage', icon: 'list', menus: { account: 70 } },
  { to: '/user/download', icon: 'download', menus: { account: 80 } },
  { to: '/managementIndex', icon: 'table', menus: { account: 90 } },
]
