/** Subjects of a demonstration; the Chinese name is sent. The first is the default. */
export const ATTENTION_FUNCTIONS = [
  { zh: '检索功能', en: 'Search' },
  { zh: '分析功能', en: 'Analysis' },
  { zh: '知产业务', en: 'IP services' },
  { zh: '报告功能', en: 'Reports' },
  { zh: '其他', en: 'Other' },
] as const
