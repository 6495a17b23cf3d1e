import { createRoute, lazyRouteComponent, redirect, type AnyRootRoute } from '@tanstack/react-router'
import { loadNamespaces } from '../language/i18n.ts'
import { fetchHelpEarly } from './fetch-help-early.ts'

const helpWords = () => loadNamespaces(['help'])
const newsWords = () => loadNamespaces(['help', 'news'])
const storyWords = () => loadNamespaces(['help', 'story'])
const serviceWords = () => loadNamespaces(['help', 'services'])

const helpCentrePage = lazyRouteComponent(() => import('../features/content/help/help-centre-page.tsx'), 'HelpCentrePage')
const helpArticlePage = lazyRouteComponent(() => import('../features/content/help/help-article-page.tsx'), 'HelpArticlePage')
const upgradeLogPage = lazyRouteComponent(() => import('../features/content/help/upgrade-log-page.tsx'), 'UpgradeLogPage')
const functionsPage = lazyRouteComponent(() => import('../features/content/help/functions-page.tsx'), 'FunctionsPage')
const functionCardPage = lazyRouteComponent(() => import('../features/content/help/function-card-page.tsx'), 'FunctionCardPage')
const dataCentrePage = lazyRouteComponent(() => import('../features/content/help/data-centre-page.tsx'), 'DataCentrePage')
const newsFlashPage = lazyRouteComponent(() => import('../features/content/news/news-flash-page.tsx'), 'NewsFlashPage')
const newsFlashDetailPage = lazyRouteComponent(() => import('../features/content/news/news-flash-detail-page.tsx'), 'NewsFlashDetailPage')
const newsHomePage = lazyRouteComponent(() => import('../features/content/news/news-home-page.tsx'), 'NewsHomePage')
const newsInfoPage = lazyRouteComponent(() => import('../features/content/news/news-info-page.tsx'), 'NewsInfoPage')
const noticesPage = lazyRouteComponent(() => import('../features/content/news/notices-page.tsx'), 'NoticesPage')
const dataStoryPage = lazyRouteComponent(() => import('../features/content/story/data-story-page.tsx'), 'DataStoryPage')
const dataReportPage = lazyRouteComponent(() => import('../features/content/story/data-report-page.tsx'), 'DataReportPage')
const servicePage = () => import('../features/content/services/service-page.tsx')
const legalPage = () => import('../features/content/legal/legal-page.tsx')

/** Pages of the help centre and of texts, by path: open to everyone. */
const HELP_PAGES = [
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

/** News, what the index tells, and services, each with its words. */
const OTHER_PAGES = [
  { path: '/newsFlash', title: 'newsFlash', loader: newsWords, component: newsFlashPage },
  { path: '/newshome', title: 'newshome', loader: newsWords, component: newsHomePage },
  { path: '/newsinfo', title: 'newsinfo', loader: newsWords, component: newsInfoPage },
  { path: '/adminInformation', title: 'adminInformation', loader: newsWords, component: noticesPage },
  { path: '/dataStory', title: 'dataStory', loader: storyWords, component: dataStoryPage },
  { path: '/drX', title: 'drX', loader: storyWords, component: dataReportPage },
  {
    path: '/patent-service',
    title: 'patentService',
    loader: serviceWords,
    component: lazyRouteComponent(servicePage, 'PatentServicePage'),
  },
  {
    path: '/trademark-service',
    title: 'trademarkService',
    loader: serviceWords,
    component: lazyRouteComponent(servicePage, 'TrademarkServicePage'),
  },
  {
    path: '/copyright-service',
    title: 'copyrightService',
    loader: serviceWords,
    component: lazyRouteComponent(servicePage, 'CopyrightServicePage'),
  },
  {
    path: '/second-service',
    title: 'secondService',
    loader: serviceWords,
    component: lazyRouteComponent(servicePage, 'SecondServicePage'),
  },
] as const

/** Pages with the id of an article in their path: digits only, anything else is no page (B.router.15, B.router.17). */
const NUMBERED_PAGES = [
  { path: '/newsinfo/$id', title: 'newsinfo', component: newsInfoPage },
  { path: '/newFlash_deatil/{$id}.html', title: 'newsFlashDetail', component: newsFlashDetailPage },
] as const

function digitsOnly({ params }: { params: { id: string } }): void {
  if (!/^\d{1,9}$/.test(params.id)) throw redirect({ to: '/404', replace: true })
}

/** The pages a visitor reads: help, agreements, what the index holds, news, services. */
export function contentRoutes<Root extends AnyRootRoute>(root: Root) {
  const centre = createRoute({
    getParentRoute: () => root,
    path: '/helpCenter',
    staticData: { title: 'helpCenter' },
    loader: ({ location }) => {
      void fetchHelpEarly(location)
      return helpWords()
    },
    component: helpCentrePage,
  })
  const help = HELP_PAGES.map(({ path, title, component }) =>
    createRoute({ getParentRoute: () => root, path, staticData: { title }, loader: helpWords, component }),
  )
  const bare = BARE_PAGES.map(({ path, title, component }) =>
    createRoute({ getParentRoute: () => root, path, staticData: { title }, loader: helpWords, component }),
  )
  const others = OTHER_PAGES.map(({ path, title, loader, component }) =>
    createRoute({ getParentRoute: () => root, path, staticData: { title }, loader, component }),
  )
  const numbered = NUMBERED_PAGES.map(({ path, title, component }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { title },
      beforeLoad: digitsOnly,
      loader: newsWords,
      component,
    }),
  )
  return [centre, ...help, ...bare, ...others, ...numbered] as const
}
