/** Words of the frame and the titles of all pages. */
export default {
  product: '格致',
  documentTitle: '{{page}} - {{product}}',
  brandLink: '格致首页',
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  switchLanguage: 'Switch to English',
  useDarkColors: '切换为深色',
  useLightColors: '切换为浅色',
  pageLoading: '正在打开…',
  pageFailed: '页面打不开',
  tryAgain: '重试',
  notFoundExplained: '这个地址没有页面，可能写错了，或者页面已经移走。',
  backHome: '返回首页',
  navigation: {
    patents: '专利',
  },
  titles: {
    home: '首页',
    resultList: '检索结果',
    tableList: '检索结果-列表',
    imgList: '检索结果-首图',
    imgText: '检索结果-图文',
    imagesProp: '检索结果-多图',
    searchDetail: '专利详情',
    notFound: '页面不存在',
  },
} as const
