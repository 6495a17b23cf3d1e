import { createRoute, lazyRouteComponent, type AnyRootRoute } from '@tanstack/react-router'
import { loadNamespaces } from '../language/i18n.ts'

const helpWords = () => loadNamespaces(['help'])

const helpCentrePage = lazyRouteComponent(() => import('../features/content/help/help-centre-page.tsx'), 'HelpCentrePage')
const helpArticlePage = lazyRouteComponent(() => import('../features/content/help/help-article-page.tsx'), 'HelpArticlePage')
const upgradeLogPage = lazyRouteComponent(() => import('../features/content/help/upgrade-log-page.tsx'), 'UpgradeLogPage')
const functionsPage = lazyRouteComponent(() => import('../features/content/help/functions-page.tsx'), 'FunctionsPage')
const functionCardPage = lazyRouteComponent(() => import('../features/content/help/function-card-page.tsx'), 'FunctionCardPage')
const dataCentrePage = lazyRouteComponent(() => import('../features/content/help/data-centre-page.tsx'), 'DataCentrePage')
const legalPage = () => import('../features/content/legal/legal-page.tsx')

/** Pages of the help centre and of texts, by path: open to everyone. */
const HELP_PAGES = [
  { path: '/helpCenter', title: 'helpCenter', component: helpCentrePage },
  { path: '/Thelog', title: 'Thelog', component: upgradeLogPage },
  { path: '/functions', title: 'functions', component: functionsPage },
  { path: '/functionCard', title: 'functionCard', component: functionCardPage },
  { path: '/dataCenter', title: 'dataCenter', component: dataCentrePage },
  { path: '/privacy', title: 'privacy', component: lazyRouteComponent(legalPage, 'PrivacyPage') },
  { path: '/agreement', title: 'agreement', component: lazyRouteComponent(legalPage, 'AgreementPage') },
  { path: '/about', title: 'about', component: lazyRouteComponent(legalPage, 'AboutPage') },
  { path: '/aboutus', title: 'aboutus', component: lazyRouteComponent(legalPage, 'AboutUsPage') },
] as const

/** Pages without the navigation at the top (B.shell.03). */
const BARE_PAGES = [
  { path: '/updatelog', title: 'updatelog', component: upgradeLogPage },
  { path: '/hleparticulars', title: 'hleparticulars', component: helpArticlePage },
] as const

/** The pages a visitor reads: help, agreements, what the index holds. */
export function contentRoutes<Root extends AnyRootRoute>(root: Root) {
  const help = HELP_PAGES.map(({ path, title, component }) =>
    createRoute({ getParentRoute: () => root, path, staticData: { title, public: true }, loader: helpWords, component }),
  )
  const bare = BARE_PAGES.map(({ path, title, component }) =>
    createRoute({ getParentRoute: () => root, path, staticData: { title, public: true, bare: true }, loader: helpWords, component }),
  )
  return [...help, ...bare] as const
}
