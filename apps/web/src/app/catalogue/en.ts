import type { Texts } from '../../language/catalogues.ts'
import type zh from './zh.ts'

export default {
  product: 'Gezhi',
  documentTitle: '{{page}} - {{product}}',
  brandLink: 'Gezhi home',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  switchLanguage: '切换为中文',
  useDarkColors: 'Use dark colours',
  useLightColors: 'Use light colours',
  pageLoading: 'Opening…',
  pageFailed: 'This page cannot be opened',
  tryAgain: 'Try again',
  notFoundExplained: 'There is no page at this address. It may be misspelt, or the page has moved.',
  backHome: 'Back to home',
  palette: {
    title: 'Go to',
    placeholder: 'Patent number, query, page or setting',
    patent: 'Open patent',
    search: 'Search',
    recent: 'Recent',
    command: 'Go to',
  },
  account: {
    login: 'Log in',
    logout: 'Log out',
    menu: 'Account: {{nick}}',
  },
  navigation: {
    patents: 'Patents',
  },
  titles: {
    home: 'Home',
    resultList: 'Results',
    tableList: 'Results – table',
    imgList: 'Results – first drawings',
    imgText: 'Results – drawings and text',
    imagesProp: 'Results – all drawings',
    searchDetail: 'Patent',
    login: 'Log in',
    register: 'Create an account',
    registerSuccess: 'Account ready',
    forgoPass: 'Forgot password',
    notFound: 'Page not found',
  },
} satisfies Texts<typeof zh>
