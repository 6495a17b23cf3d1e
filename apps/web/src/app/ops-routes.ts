import { createRoute, lazyRouteComponent, redirect, type AnyRootRoute } from '@tanstack/react-router'
import { loadNamespaces } from '../language/i18n.ts'
import { requireLogin } from './require-login.ts'

const frame = lazyRouteComponent(() => import('../features/operations/frame/console-frame.tsx'), 'ConsoleFrame')
const feedbackPage = lazyRouteComponent(() => import('../features/operations/feedback/feedback-page.tsx'), 'FeedbackPage')
const bookingsPage = lazyRouteComponent(() => import('../features/operations/bookings/bookings-page.tsx'), 'BookingsPage')
const cancellationsPage = lazyRouteComponent(
  () => import('../features/operations/cancellations/cancellations-page.tsx'),
  'CancellationsPage',
)
const articlesPage = lazyRouteComponent(() => import('../features/operations/articles/articles-page.tsx'), 'ArticlesPage')
const articlePage = lazyRouteComponent(() => import('../features/operations/articles/article-page.tsx'), 'ArticlePage')
const dictionariesPage = lazyRouteComponent(() => import('../features/operations/words/dictionaries-page.tsx'), 'DictionariesPage')
const synonymsPage = lazyRouteComponent(() => import('../features/operations/words/synonyms-page.tsx'), 'SynonymsPage')
const accountsPage = lazyRouteComponent(() => import('../features/operations/accounts/accounts-page.tsx'), 'AccountsPage')
const importsPage = lazyRouteComponent(() => import('../features/operations/imports/imports-page.tsx'), 'ImportsPage')
const servicesPage = lazyRouteComponent(() => import('../features/operations/site/services-page.tsx'), 'ServicesPage')
const servicePage = lazyRouteComponent(() => import('../features/operations/site/service-page.tsx'), 'ServicePage')
const settingsPage = lazyRouteComponent(() => import('../features/operations/site/settings-page.tsx'), 'SettingsPage')

/** The operator console. A visitor is sent to /login and comes back; whether a user is an operator is for the server to say, to the frame. */
export function opsRoutes<Root extends AnyRootRoute>(root: Root) {
  const ops = createRoute({
    getParentRoute: () => root,
    path: '/ops',
    staticData: { title: 'ops' },
    beforeLoad: requireLogin,
    loader: () => loadNamespaces(['operations']),
    component: frame,
  })
  const index = createRoute({
    getParentRoute: () => ops,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/ops/feedback', replace: true })
    },
  })
  const feedback = createRoute({
    getParentRoute: () => ops,
    path: 'feedback',
    staticData: { title: 'opsFeedback' },
    component: feedbackPage,
  })
  const bookings = createRoute({
    getParentRoute: () => ops,
    path: 'bookings',
    staticData: { title: 'opsBookings' },
    component: bookingsPage,
  })
  const cancellations = createRoute({
    getParentRoute: () => ops,
    path: 'cancellations',
    staticData: { title: 'opsCancellations' },
    component: cancellationsPage,
  })
  const articles = createRoute({
    getParentRoute: () => ops,
    path: 'articles',
    staticData: { title: 'opsArticles' },
    component: articlesPage,
  })
  const article = createRoute({
    getParentRoute: () => ops,
    path: 'articles/$id',
    staticData: { title: 'opsArticles' },
    beforeLoad: writtenOrNew,
    component: articlePage,
  })
  const dictionaries = createRoute({
    getParentRoute: () => ops,
    path: 'dictionaries',
    staticData: { title: 'opsDictionaries' },
    component: dictionariesPage,
  })
  const synonyms = createRoute({
    getParentRoute: () => ops,
    path: 'synonyms',
    staticData: { title: 'opsSynonyms' },
    component: synonymsPage,
  })
  const accounts = createRoute({
    getParentRoute: () => ops,
    path: 'accounts',
    staticData: { title: 'opsAccounts' },
    component: accountsPage,
  })
  const services = createRoute({
    getParentRoute: () => ops,
    path: 'services',
    staticData: { title: 'opsServices' },
    component: servicesPage,
  })
  const service = createRoute({
    getParentRoute: () => ops,
    path: 'services/$id',
    staticData: { title: 'opsServices' },
    beforeLoad: writtenOrNew,
    component: servicePage,
  })
  const settings = createRoute({
    getParentRoute: () => ops,
    path: 'settings',
    staticData: { title: 'opsSettings' },
    component: settingsPage,
  })
  const imports = createRoute({ getParentRoute: () => ops, path: 'imports', staticData: { title: 'opsImports' }, component: importsPage })
  return ops.addChildren([
    index,
    feedback,
    bookings,
    cancellations,
    articles,
    article,
    services,
    service,
    dictionaries,
    synonyms,
    settings,
    accounts,
    imports,
  ])
}

/** The number of what is written, or `new` for what is not there yet. */
function writtenOrNew({ params }: { params: { id: string } }): void {
  if (!/^(?:new|[1-9]\d{0,8})$/.test(params.id)) throw redirect({ to: '/404', replace: true })
}
