export default {
  headline: '全球专利检索',
  query: '检索内容',
  search: '检索',
  emptyQuery: '请输入检索内容',
} as const
