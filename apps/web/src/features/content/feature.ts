import type helpZh from './help/catalogue/zh.ts'
import type newsZh from './news/catalogue/zh.ts'
import type storyZh from './story/catalogue/zh.ts'
import type servicesZh from './services/catalogue/zh.ts'
import type feedbackZh from './feedback/catalogue/zh.ts'
import type enquiryZh from './services/enquiry-catalogue/zh.ts'
import type demoZh from './demo/catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'
import { fetchHelpEarly } from './help/fetch-help-early.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    help: typeof helpZh
    news: typeof newsZh
    story: typeof storyZh
    services: typeof servicesZh
    feedback: typeof feedbackZh
    demo: typeof demoZh
    enquiry: typeof enquiryZh
  }
}
/** The number of an article: digits only, anything else is an unknown page (B.router.15, B.router.17). */
const ARTICLE = { id: /\d{1,9}/ }
const changelogPage = () => import('./help/changelog-page.tsx').then(({ ChangelogPage }) => ChangelogPage)
const newsInfoPage = () => import('./news/news-info-page.tsx').then(({ NewsInfoPage }) => NewsInfoPage)

/** Content pages: help, agreements, coverage of the index, news and services. */
export const content = defineFeature({
  name: 'content',
  routes: [
    {
      path: '/helpCenter',
      title: { zh: '帮助中心', en: 'Help centre' },
      access: 'public',
      prefetch: fetchHelpEarly,
      catalogues: ['help'],
      budget: 212,
      page: () => import('./help/help-centre-page.tsx').then(({ HelpCentrePage }) => HelpCentrePage),
    },
    {
      path: '/Thelog',
      title: { zh: '更新日志', en: 'Changelog' },
      access: 'public',
      catalogues: ['help'],
      page: changelogPage,
      budget: 202,
    },
    {
      path: '/updatelog',
      title: { zh: '更新日志', en: 'Changelog' },
      access: 'public',
      bare: true,
      catalogues: ['help'],
      page: changelogPage,
      budget: 202,
    },
    {
      path: '/functions',
      title: { zh: '功能介绍', en: 'Features' },
      access: 'public',
      catalogues: ['help'],
      budget: 200,
      page: () => import('./help/functions-page.tsx').then(({ FunctionsPage }) => FunctionsPage),
    },
    {
      path: '/functionCard',
      title: { zh: '功能说明', en: 'Feature details' },
      access: 'public',
      catalogues: ['help'],
      budget: 202,
      page: () => import('./help/function-card-page.tsx').then(({ FunctionCardPage }) => FunctionCardPage),
    },
    {
      path: '/dataCenter',
      title: { zh: '数据中心', en: 'Data centre' },
      access: 'public',
      catalogues: ['help'],
      budget: 201,
      page: () => import('./help/data-centre-page.tsx').then(({ DataCentrePage }) => DataCentrePage),
    },
    {
      path: '/hleparticulars',
      title: { zh: '帮助文章', en: 'Help article' },
      access: 'public',
      bare: true,
      catalogues: ['help'],
      budget: 202,
      page: () => import('./help/help-article-page.tsx').then(({ HelpArticlePage }) => HelpArticlePage),
    },
    {
      path: '/privacy',
      title: { zh: '协议与隐私', en: 'Agreements and privacy' },
      access: 'public',
      catalogues: ['help'],
      budget: 202,
      page: () => import('./legal/legal-page.tsx').then(({ PrivacyPage }) => PrivacyPage),
    },
    {
      path: '/agreement',
      title: { zh: '用户协议', en: 'User agreement' },
      access: 'public',
      catalogues: ['help'],
      budget: 202,
      page: () => import('./legal/legal-page.tsx').then(({ AgreementPage }) => AgreementPage),
    },
    {
      path: '/about',
      title: { zh: '关于格致', en: 'About Gezhi' },
      access: 'public',
      catalogues: ['help'],
      budget: 202,
      page: () => import('./legal/legal-page.tsx').then(({ AboutPage }) => AboutPage),
    },
    {
      path: '/aboutus',
      title: { zh: '关于我们', en: 'About us' },
      access: 'public',
      catalogues: ['help'],
      budget: 202,
      page: () => import('./legal/legal-page.tsx').then(({ AboutUsPage }) => AboutUsPage),
    },
    {
      path: '/newsFlash',
      title: { zh: '快讯', en: 'News flashes' },
      access: 'public',
      catalogues: ['help', 'news'],
      budget: 200,
      page: () => import('./news/news-flash-page.tsx').then(({ NewsFlashPage }) => NewsFlashPage),
    },
    {
      path: '/newFlash_deatil/{$id}.html',
      title: { zh: '快讯', en: 'News flash' },
      access: 'public',
      params: ARTICLE,
      catalogues: ['help', 'news'],
      budget: 201,
      page: () => import('./news/news-flash-detail-page.tsx').then(({ NewsFlashDetailPage }) => NewsFlashDetailPage),
    },
    {
      path: '/newshome',
      title: { zh: '资讯', en: 'News' },
      access: 'public',
      catalogues: ['help', 'news'],
      budget: 201,
      page: () => import('./news/news-home-page.tsx').then(({ NewsHomePage }) => NewsHomePage),
    },
    {
      path: '/newsinfo',
      title: { zh: '资讯', en: 'News' },
      access: 'public',
      catalogues: ['help', 'news'],
      page: newsInfoPage,
      budget: 202,
    },
    {
      path: '/newsinfo/$id',
      title: { zh: '资讯', en: 'News' },
      access: 'public',
      params: ARTICLE,
      catalogues: ['help', 'news'],
      page: newsInfoPage,
      budget: 202,
    },
    {
      path: '/adminInformation',
      title: { zh: '公告', en: 'Notices' },
      access: 'public',
      catalogues: ['help', 'news'],
      budget: 200,
      page: () => import('./news/notices-page.tsx').then(({ NoticesPage }) => NoticesPage),
    },
    {
      path: '/dataStory',
      title: { zh: '数据故事', en: 'Data story' },
      access: 'public',
      catalogues: ['help', 'story'],
      budget: 201,
      page: () => import('./story/data-story-page.tsx').then(({ DataStoryPage }) => DataStoryPage),
    },
    {
      path: '/drX',
      title: { zh: '数据报告', en: 'Data report' },
      access: 'public',
      catalogues: ['help', 'story'],
      budget: 201,
      page: () => import('./story/data-report-page.tsx').then(({ DataReportPage }) => DataReportPage),
    },
    {
      path: '/patent-service',
      title: { zh: '专利服务', en: 'Patent services' },
      access: 'public',
      catalogues: ['help', 'services'],
      budget: 200,
      page: () => import('./services/service-page.tsx').then(({ PatentServicePage }) => PatentServicePage),
    },
    {
      path: '/trademark-service',
      title: { zh: '商标服务', en: 'Trademark services' },
      access: 'public',
      catalogues: ['help', 'services'],
      budget: 200,
      page: () => import('./services/service-page.tsx').then(({ TrademarkServicePage }) => TrademarkServicePage),
    },
    {
      path: '/copyright-service',
      title: { zh: '版权服务', en: 'Copyright services' },
      access: 'public',
      catalogues: ['help', 'services'],
      budget: 200,
      page: () => import('./services/service-page.tsx').then(({ CopyrightServicePage }) => CopyrightServicePage),
    },
    {
      path: '/second-service',
      title: { zh: '知识产权服务', en: 'Intellectual property services' },
      access: 'public',
      catalogues: ['help', 'services'],
      budget: 200,
      page: () => import('./services/service-page.tsx').then(({ SecondServicePage }) => SecondServicePage),
    },
  ],
  navigation: [
    { to: '/newshome', icon: 'news', menus: { top: 50 } },
    { to: '/helpCenter', icon: 'help', ownTab: true, menus: { top: 60, foot: 20 } },
    { to: '/aboutus', icon: 'home', menus: { foot: 10 } },
    { to: '/dataCenter', icon: 'table', menus: { foot: 30 } },
    { to: '/updatelog', icon: 'list', menus: { foot: 40 } },
    { to: '/newsFlash', icon: 'news', menus: { foot: 50 } },
    { to: '/patent-service', icon: 'list', menus: { foot: 60 } },
    { to: '/trademark-service', icon: 'list', menus: { foot: 70 } },
    { to: '/copyright-service', icon: 'list', menus: { foot: 80 } },
    { to: '/privacy', icon: 'law', search: { id: '1' }, label: { zh: '隐私政策', en: 'Privacy policy' }, menus: { foot: 90 } },
    { to: '/privacy', icon: 'law', search: { id: '2' }, label: { zh: '用户协议', en: 'User agreement' }, menus: { foot: 100 } },
  ],
  catalogues: {
    help: { zh: () => import('./help/catalogue/zh.ts'), en: () => import('./help/catalogue/en.ts') },
    news: { zh: () => import('./news/catalogue/zh.ts'), en: () => import('./news/catalogue/en.ts') },
    story: { zh: () => import('./story/catalogue/zh.ts'), en: () => import('./story/catalogue/en.ts') },
    services: { zh: () => import('./services/catalogue/zh.ts'), en: () => import('./services/catalogue/en.ts') },
    feedback: { zh: () => import('./feedback/catalogue/zh.ts'), en: () => import('./feedback/catalogue/en.ts') },
    enquiry: { zh: () => import('./services/enquiry-catalogue/zh.ts'), en: () => import('./services/enquiry-catalogue/en.ts') },
    demo: { zh: () => import('./demo/catalogue/zh.ts'), en: () => import('./demo/catalogue/en.ts') },
  },
})
