import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type shell from './catalogue/zh.ts'
import { loadNamespaces } from '../language/i18n.ts'
import type { Namespace } from '../language/catalogues.ts'
import { LIST_VIEWS, lastListView } from '../search-state/list-view.ts'
import { listBeginning } from '../preferences/list-beginning.ts'
import { fetchPatentEarly } from './fetch-patent-early.ts'
import { fetchResultsEarly } from './fetch-results-early.ts'
import { contentRoutes } from './content-routes.ts'
import { AppFrame } from './shell/app-frame.tsx'
import { opsRoutes } from './ops-routes.ts'
import { personalRoutes } from './personal-routes.ts'
import { openStoredQuery } from '../search-state/open-stored-query.ts'
import { findRoute } from './routes/find-route.ts'
import { guardRoute, isOverlaid } from './routes/guard-route.ts'
import { wayRoutes } from './way-routes.ts'
import { PageFailed } from './shell/page-failed.tsx'
import { PagePending } from './shell/page-pending.tsx'

/** What every page says of itself: its title in the shell's catalogue. Who may open it stands in the table of routes. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: keyof (typeof shell)['titles']
  }
}

/** The page's words come in parallel with its code. */
const words =
  (...namespaces: Namespace[]) =>
  () =>
    loadNamespaces(namespaces)

const root = createRootRoute({ beforeLoad: guardRoute, component: AppFrame, errorComponent: PageFailed, pendingComponent: PagePending })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: 'home' },
  beforeLoad: ({ search }) => {
    if ('login' in search) throw redirect({ to: '/login', replace: true })
  },
  loader: words('home', 'databases'),
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
})

// The same screen at a second address, which users are led to after the login (B.home.23).
const homeSearch = createRoute({
  getParentRoute: () => root,
  path: '/homeSearch',
  staticData: { title: 'homeSearch' },
  loader: words('home', 'databases'),
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
})

const resultList = createRoute({
  getParentRoute: () => root,
  path: '/resultList',
  staticData: { title: 'resultList' },
  beforeLoad: async ({ location, search }) => {
    // The list without a view is shown as its user set it, else as it was last (G70).
    if (/^\/resultList\/?$/.test(location.pathname)) {
      const own = listBeginning(search)
      throw redirect({ to: `/resultList/${own.view ?? lastListView()}`, search: { ...search, ...own.search }, replace: true })
    }
    await openStoredQuery(search)
  },
  loader: (visit) => {
    void fetchResultsEarly(visit)
    return words('search')()
  },
  component: lazyRouteComponent(() => import('../features/search/result-list-page.tsx'), 'ResultListPage'),
})

const listViews = LIST_VIEWS.map((path) => createRoute({ getParentRoute: () => resultList, path, staticData: { title: path } }))

/** The page does not wait for the patent: it shows that it waits. */
const patentLoader = (visit: Parameters<typeof fetchPatentEarly>[0]) => {
  void fetchPatentEarly(visit)
  return words('patents')()
}

const searchDetail = createRoute({
  getParentRoute: () => root,
  path: '/searchDetail',
  staticData: { title: 'searchDetail' },
  beforeLoad: ({ search }) => openStoredQuery(search),
  loader: patentLoader,
  component: lazyRouteComponent(() => import('../features/patents/patent-page.tsx'), 'PatentPage'),
})

const particulars = createRoute({
  getParentRoute: () => root,
  path: '/particulars',
  staticData: { title: 'searchDetail' },
  beforeLoad: ({ search }) => openStoredQuery(search),
  loader: patentLoader,
  component: lazyRouteComponent(() => import('../features/patents/patent-page.tsx'), 'PatentPage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'login' },
  loader: words('accounts', 'form'),
  component: lazyRouteComponent(() => import('../features/accounts/login/login-page.tsx'), 'LoginPage'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/Register',
  staticData: { title: 'register' },
  loader: words('accounts', 'form'),
  component: lazyRouteComponent(() => import('../features/accounts/register/register-page.tsx'), 'RegisterPage'),
})

const registerSuccess = createRoute({
  getParentRoute: () => root,
  path: '/registerSuccess',
  staticData: { title: 'registerSuccess' },
  loader: words('accounts', 'form'),
  component: lazyRouteComponent(() => import('../features/accounts/register/register-success-page.tsx'), 'RegisterSuccessPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgoPass',
  staticData: { title: 'forgoPass' },
  loader: words('accounts', 'form'),
  component: lazyRouteComponent(() => import('../features/accounts/passwords/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

const messagesPage = lazyRouteComponent(() => import('../features/accounts/messages/messages-page.tsx'), 'MessagesAlonePage')

// The same page as in the user centre, by itself.
const messages = createRoute({
  getParentRoute: () => root,
  path: '/notification',
  staticData: { title: 'notification' },
  loader: words('messages'),
  component: messagesPage,
})

const searchHistory = createRoute({
  getParentRoute: () => root,
  path: '/searchHistory',
  staticData: { title: 'searchHistory' },
  loader: words('library', 'search'),
  component: lazyRouteComponent(() => import('../features/library/history-page.tsx'), 'HistoryPage'),
})

const notFound = createRoute({
  getParentRoute: () => root,
  path: '/404',
  staticData: { title: 'notFound' },
  component: lazyRouteComponent(() => import('./shell/not-found-page.tsx'), 'NotFoundPage'),
})

/** Whatever no route knows ends at /404 (B.i18n.04); one of the seven that is still to come has its overlay all the same. */
const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ location }) => {
    const route = findRoute(location.pathname)
    if (!route || !isOverlaid(route)) throw redirect({ to: '/404', replace: true })
  },
})

/** Every address of the product. Page code is never in here: it comes with `lazyRouteComponent` when the address is opened. */
export const routeTree = root.addChildren([
  home,
  homeSearch,
  resultList.addChildren(listViews),
  searchDetail,
  particulars,
  login,
  register,
  registerSuccess,
  forgotPassword,
  messages,
  searchHistory,
  ...personalRoutes(root),
  ...wayRoutes(root),
  ...contentRoutes(root),
  opsRoutes(root),
  notFound,
  anythingElse,
])
